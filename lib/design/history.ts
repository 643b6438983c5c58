import type { DesignState } from "./document/design-state";
import { type DesignDiff, invertDiff, isEmptyDiff, mergeDiffs } from "./document/diff";
import { gatherSteps } from "./gather-steps";

/** Who made a change: `assistant` is the one beside the canvas. `load` and `remote` changes are not ours to undo. */
export type Origin = "user" | "agent" | "assistant" | "remote" | "load";

/** How a change enters the history: as a step, as part of the last step, or not at all. */
export type Recording = "record" | "merge-into-last" | "ignore";

/** One step that can be undone. */
export interface Step {
  readonly label: string;
  readonly origin: Origin;
  readonly diff: DesignDiff;
  /** The answer of the assistant that it is part of. */
  readonly answer?: string;
  /** The answer that it takes back. */
  readonly takesBack?: string;
}

/** Steps of one design, in both directions. */
export interface History {
  readonly undoable: readonly Step[];
  readonly redoable: readonly Step[];
  /** Enters a change that was just applied. Empty ones leave no trace. */
  enter(step: Step, recording: Recording): void;
  /** Opens a mark: from here, steps become one when it is closed, and vanish when it is bailed out of. */
  mark(label: string): Mark;
  /** Makes the steps of an answer one step, as far as what was done meanwhile does not depend on them. */
  gather(answer: string, label: string): void;
  /** Takes the last step back. @returns it, or null when there is none. */
  undo(): Step | null;
  /** Does the last undone step again. @returns it, or null when there is none. */
  redo(): Step | null;
  /** Forgets everything, as when another document is opened. */
  clear(): void;
}

/** A place in the history, as at the beginning of a drag. */
export interface Mark {
  /** Makes everything since then one step. */
  squash(): void;
  /** Takes everything since then back, and forgets it. */
  bail(): void;
}

/** Oldest steps are forgotten beyond this. */
const MAX_STEPS = 500;

/** Makes the history of a design. It is the only one that applies diffs backwards. */
export function createHistory(state: DesignState): History {
  let past: Step[] = [];
  let future: Step[] = [];
  return {
    get undoable() {
      return past;
    },
    get redoable() {
      return future;
    },
    enter(step, recording) {
      if (recording === "ignore" || isEmptyDiff(step.diff)) return;
      future = [];
      const last = past.at(-1);
      if (recording === "merge-into-last" && last) {
        past = [...past.slice(0, -1), { ...last, diff: mergeDiffs(last.diff, step.diff) }];
      } else {
        past = [...past, step].slice(-MAX_STEPS);
      }
    },
    mark(label) {
      const depth = past.length;
      return {
        squash() {
          const since = past.slice(depth);
          const [first, ...others] = since;
          if (!first) return;
          const diff = others.reduce((whole, step) => mergeDiffs(whole, step.diff), first.diff);
          past = [
            ...past.slice(0, depth),
            ...(isEmptyDiff(diff) ? [] : [{ label, origin: first.origin, diff }]),
          ];
        },
        bail() {
          for (const step of past.slice(depth).reverse()) state.apply(invertDiff(step.diff));
          past = past.slice(0, depth);
        },
      };
    },
    gather(answer, label) {
      past = [...gatherSteps(past, answer, label)];
    },
    undo() {
      const step = past.at(-1);
      if (!step) return null;
      state.apply(invertDiff(step.diff));
      past = past.slice(0, -1);
      future = [...future, step];
      return step;
    },
    redo() {
      const step = future.at(-1);
      if (!step) return null;
      state.apply(step.diff);
      future = future.slice(0, -1);
      past = [...past, step];
      return step;
    },
    clear() {
      past = [];
      future = [];
    },
  };
}
