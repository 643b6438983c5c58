import type { Mark, Origin } from "@/lib/history";
import { findLayer } from "../document/layer-tree";
import { createPosterWorkspace, type PosterStep, type PosterWorkspace } from "../document/poster-workspace";
import { takeBack } from "../document/take-back";
import { resolveState } from "../schema/resolve";
import type { PosterState, ResolvedState } from "../schema/state";
import { validateState } from "../schema/validate";
import type { PosterServices, PosterSurface } from "../tools/poster-surface";
import { runTool, type ToolOutcome } from "../tools/run-tool";

/** The poster that an editor shows: state, history, selection. The surface that tools work on. Knows no framework. */
export interface PosterStore extends PosterSurface {
  readonly workspace: PosterWorkspace;
  readonly state: PosterState;
  /** The state that it began with. */
  readonly first: PosterState;
  /** The state as it is drawn; the same object until the state changes. */
  readonly resolved: ResolvedState;
  /** Another value after each change of state, history or selection. */
  readonly revision: number;
  /** Tells of changes of {@link revision}. @returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** Runs a tool for a person. */
  edit(tool: string, input: object): Promise<ToolOutcome>;
  /** Runs a tool for the agent. */
  runForAgent(tool: string, input: unknown): Promise<ToolOutcome>;
  /** Runs a tool for the assistant. @param answer whose part it is; see {@link endAnswer}. */
  runForAssistant(tool: string, input: unknown, answer: string): Promise<ToolOutcome>;
  /** Opens a mark: from here a person's changes become one step when it is closed, as in a drag. */
  mark(label: string): Mark;
  /** Makes what an answer did one undo step, as far as nobody changed the poster in between. */
  endAnswer(answer: string, label: string): void;
  /** Whether something that an answer did is in the poster, and can be taken back. */
  canTakeBack(answer: string): boolean;
  /** Takes back what an answer did, whatever was done since. @returns names of what had to stay. */
  takeBackAnswer(answer: string): readonly string[];
  /** Makes another state the poster's, as one step. @returns what is wrong with it, and nothing has changed then. */
  set(state: PosterState, label: string): readonly string[];
}

type Actor = Extract<Origin, "user" | "agent" | "assistant">;

/** Makes the store of a poster. @param first a valid state. */
export function createPosterStore(first: PosterState, services: PosterServices): PosterStore {
  const workspace = createPosterWorkspace(first);
  const { history } = workspace;
  const listeners = new Set<() => void>();
  let selection: readonly string[] = [];
  let revision = 0;
  let drawn: { readonly state: PosterState; readonly resolved: ResolvedState } | undefined;

  const changed = () => {
    if (selection.some((id) => !findLayer(workspace.state, id)))
      selection = selection.filter((id) => findLayer(workspace.state, id));
    revision += 1;
    for (const listener of listeners) listener();
  };
  const telling = <T>(work: () => T): T => {
    const { version } = workspace;
    const result = work();
    if (workspace.version !== version) changed();
    return result;
  };
  const run = async (origin: Actor, tool: string, input: unknown, answer?: string): Promise<ToolOutcome> => {
    const { version } = workspace;
    const outcome = runTool(
      { workspace, surface: store, origin, ...(answer === undefined ? {} : { answer }) },
      tool,
      input,
    );
    // A write is done already: what shows the poster shows it now, and not a moment later.
    const { version: reached } = workspace;
    if (reached !== version) changed();
    const done = await outcome;
    if (workspace.version !== reached) changed();
    return done;
  };
  /** Steps of an answer that are done, unless a later one took them back. */
  const stepsOf = (answer: string): readonly PosterStep[] => {
    const { undoable } = history;
    return undoable.some(({ takesBack }) => takesBack === answer)
      ? []
      : undoable.filter((step) => step.answer === answer);
  };

  const store: PosterStore = {
    ...services,
    workspace,
    first,
    get state() {
      return workspace.state;
    },
    get resolved() {
      const { state } = workspace;
      if (drawn?.state !== state) drawn = { state, resolved: resolveState(state) };
      return drawn.resolved;
    },
    get revision() {
      return revision;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (tool, input) => run("user", tool, input),
    runForAgent: (tool, input) => run("agent", tool, input),
    runForAssistant: (tool, input, answer) => run("assistant", tool, input, answer),
    mark(label) {
      const mark = history.mark(label);
      return {
        squash() {
          mark.squash();
          changed();
        },
        bail: () => telling(() => mark.bail()),
      };
    },
    endAnswer(answer, label) {
      history.gather(answer, label);
      changed();
    },
    canTakeBack: (answer) => stepsOf(answer).length > 0,
    takeBackAnswer(answer) {
      const steps = stepsOf(answer);
      const [only, ...others] = steps;
      if (!only) return [];
      if (others.length === 0 && history.undoable.at(-1) === only) {
        store.undo();
        return [];
      }
      const { state, kept } = takeBack(
        workspace.state,
        steps.map(({ diff }) => diff),
      );
      // Pieces of two times may not fit together; then nothing is taken back, and that is said.
      if (validateState(state).length > 0) return ["everything"];
      const options = { label: `Undo ${only.label}`, origin: "user", takesBack: answer } as const;
      telling(() => workspace.change(state, options));
      return kept;
    },
    set(state, label) {
      const problems = validateState(state);
      if (problems.length === 0) telling(() => workspace.change(state, { label, origin: "user" }));
      return problems;
    },
    get selection() {
      return selection;
    },
    select(ids) {
      const next = [...new Set(ids)].filter((id) => findLayer(workspace.state, id));
      if (next.length === selection.length && next.every((id, at) => id === selection[at])) return;
      selection = next;
      changed();
    },
    undo: () => telling(() => history.undo()),
    redo: () => telling(() => history.redo()),
  };
  return store;
}
