import type { Origin } from "@/lib/history";
import type { DesignState } from "../document/design-state";
import { type DesignDiff, invertDiff, isEmptyDiff } from "../document/diff";
import { createHistory, type Step } from "../history";
import { createWorkspace, type Workspace } from "../run";
import { takeBack } from "../take-back";
import type { Box, Capture, DesignSurface, DrawnNode, Viewport } from "../tools/design-surface";
import { runTool, type ToolOutcome } from "../tools/run-tool";
import { type DesignChange, diffBetween, diffOfChange } from "./design-change";
import { fetchIcons } from "./fetch-icons";
import { fetchImages } from "./fetch-images";
import { createPeopleLog } from "./people-log";

/** The part of the canvas that the store needs. */
export interface StoreView {
  readonly viewport: Viewport;
  setViewport(viewport: Viewport): void;
  zoomTo(box: Box | null): void;
  drawn(id: string): DrawnNode | null;
  capture: DesignSurface["capture"];
}

/** Told of each change of the design, after it was applied. */
export type DiffListener = (diff: DesignDiff, origin: Origin) => void;

/** The design that an editor shows: document, history, selection. One for each page; the surface that tools work on. */
export interface DesignStore extends DesignSurface {
  readonly workspace: Workspace;
  /** Another value after each change of design, history or selection. */
  readonly revision: number;
  /** Tells of changes of {@link revision}. @returns what ends that. */
  subscribe(listener: () => void): () => void;
  onDiff(listener: DiffListener): () => void;
  /** Runs a tool for a person. */
  edit(tool: string, input: object): Promise<ToolOutcome>;
  /** Runs a tool for the agent. */
  runForAgent(tool: string, input: unknown): Promise<ToolOutcome>;
  /** Runs a tool for the assistant. @param answer whose part it is; see {@link endAnswer}. */
  runForAssistant(tool: string, input: unknown, answer: string): Promise<ToolOutcome>;
  /** Makes everything that an answer did one undo step, where nothing that was done meanwhile builds on it. */
  endAnswer(answer: string, label: string): void;
  /** Whether something that an answer did is in the design, and can be taken back. */
  canTakeBack(answer: string): boolean;
  /**
   * Takes back what an answer did, whatever was done since.
   * @returns ids of what had to stay, because it was changed since.
   */
  takeBackAnswer(answer: string): readonly string[];
  /** Takes over what another tab has changed. */
  follow(change: DesignChange): void;
  /** Becomes another design, as after a time without news. What was done before cannot be undone then. */
  replace(state: DesignState): void;
  /** Tells where the design is drawn, or that it is not any more. */
  attachView(view: StoreView | null): void;
}

const ORIGIN: Viewport = { x: 0, y: 0, zoom: 1 };
const ID_LENGTH = 6;
const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** Makes the store of a design. @param random fills bytes with random ones, as crypto.getRandomValues does. */
export function createDesignStore(
  state: DesignState,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): DesignStore {
  const history = createHistory(state);
  const people = createPeopleLog(state.version);
  const listeners = new Set<() => void>();
  const diffListeners = new Set<DiffListener>();
  let view: StoreView | null = null;
  let viewport = ORIGIN;
  let selection: readonly string[] = [];
  let revision = 0;
  /** Who is at work: undo by a call is the agent's doing. */
  let actor: "user" | "agent" | "assistant" = "user";

  const newId = (): string => {
    for (;;) {
      const letters = [...random(new Uint8Array(ID_LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]);
      const id = `n${letters.join("")}`;
      if (!state.get(id)) return id;
    }
  };

  const changed = () => {
    revision += 1;
    for (const listener of listeners) listener();
  };
  const told = (diff: DesignDiff, origin: Origin) => {
    if (isEmptyDiff(diff)) return;
    if (origin === "user") people.note(diff, state.version);
    if (selection.some((id) => !state.get(id))) selection = selection.filter((id) => state.get(id));
    for (const listener of diffListeners) listener(diff, origin);
    changed();
  };
  const inner = createWorkspace(state, history, newId);
  const workspace: Workspace = {
    state,
    history,
    run(operation, options) {
      const ran = inner.run(operation, options);
      told(ran.diff, options.origin);
      return ran;
    },
  };
  const step = (taken: Step | null, diff: (step: Step) => DesignDiff): Step | null => {
    if (taken) told(diff(taken), actor);
    return taken;
  };
  const take = (diff: DesignDiff, origin: Origin) => {
    if (isEmptyDiff(diff)) return;
    state.apply(diff);
    history.clear();
    told(diff, origin);
  };

  const store: DesignStore = {
    workspace,
    design: state,
    get revision() {
      return revision;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onDiff(listener) {
      diffListeners.add(listener);
      return () => diffListeners.delete(listener);
    },
    edit: (tool, input) => runTool({ workspace, surface: store, origin: "user" }, tool, input),
    runForAgent: (tool, input) =>
      runTool({ workspace, surface: surfaceOf("agent"), origin: "agent" }, tool, input),
    runForAssistant: (tool, input, answer) =>
      runTool({ workspace, surface: surfaceOf("assistant"), origin: "assistant", answer }, tool, input),
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
      const { diff, kept } = takeBack(state, steps);
      if (!isEmptyDiff(diff)) state.apply(diff);
      history.enter({ label: `Undo ${only.label}`, origin: "user", diff, takesBack: answer }, "record");
      told(diff, "user");
      return kept;
    },
    follow: (change) => take(diffOfChange(state, change), "remote"),
    replace(next) {
      history.clear();
      take(diffBetween(state, next), "load");
      changed();
    },
    attachView(attached) {
      if (!attached && view) viewport = view.viewport;
      view = attached;
    },
    get selection() {
      return selection;
    },
    select(ids) {
      const next = [...new Set(ids)].filter((id) => state.get(id));
      if (next.length === selection.length && next.every((id, at) => id === selection[at])) return;
      selection = next;
      changed();
    },
    get viewport() {
      return view?.viewport ?? viewport;
    },
    setViewport(next) {
      viewport = next;
      view?.setViewport(next);
    },
    zoomTo: (box) => view?.zoomTo(box),
    undo: () => step(history.undo(), ({ diff }) => invertDiff(diff)),
    redo: () => step(history.redo(), ({ diff }) => diff),
    drawn: (id) => view?.drawn(id) ?? null,
    capture(id, options): Promise<Capture> {
      if (view) return view.capture(id, options);
      return Promise.reject(new Error("the canvas is not drawn"));
    },
    searchImages: fetchImages,
    searchIcons: fetchIcons,
    changesSince: (version) => people.since(version),
  };

  /** Steps of an answer that are done, unless a later one took them back. */
  function stepsOf(answer: string): readonly Step[] {
    const { undoable } = history;
    return undoable.some(({ takesBack }) => takesBack === answer)
      ? []
      : undoable.filter((each) => each.answer === answer);
  }

  /** The store as somebody else's tools see it: what they undo is their doing. */
  function surfaceOf(who: "agent" | "assistant"): DesignSurface {
    const as = <T>(work: () => T): T => {
      actor = who;
      try {
        return work();
      } finally {
        actor = "user";
      }
    };
    return Object.create(store, {
      undo: { value: () => as(() => store.undo()) },
      redo: { value: () => as(() => store.redo()) },
    }) as DesignSurface;
  }
  return store;
}
