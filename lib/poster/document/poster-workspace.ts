import { createHistoryOf, type HistoryOf, type Origin, type Recording, type StepOf } from "@/lib/history";
import type { PosterState } from "../schema/state";
import { isSameJson } from "./merge-fields";

/** A change of a poster. Both states are kept whole; what they share is one object. */
export interface PosterDiff {
  readonly before: PosterState;
  readonly after: PosterState;
}

/** One step of a poster's history. */
export type PosterStep = StepOf<PosterDiff>;

/** How a change is made. */
export interface ChangeOptions {
  /** What a person reads in the undo menu: "Add layer". */
  readonly label: string;
  readonly origin: Origin;
  readonly record?: Recording;
  /** The answer of the assistant that it is part of. */
  readonly answer?: string;
  /** The answer that it takes back. */
  readonly takesBack?: string;
}

/** A poster with its history: the one place through which it is changed. */
export interface PosterWorkspace {
  readonly state: PosterState;
  /** Goes up with each change, undone ones too. */
  readonly version: number;
  readonly history: HistoryOf<PosterDiff>;
  /** Makes a state the poster's. @returns whether it differs from the one before; if not, there is no step. */
  change(next: PosterState, options: ChangeOptions): boolean;
}

/** @param first a valid state. */
export function createPosterWorkspace(first: PosterState): PosterWorkspace {
  let state = first;
  let version = 1;
  const show = (next: PosterState) => {
    state = next;
    version += 1;
  };
  const history = createHistoryOf<PosterDiff>({
    apply: ({ after }) => show(after),
    invert: ({ before, after }) => ({ before: after, after: before }),
    merge: (one, other) => ({ before: one.before, after: other.after }),
    isEmpty: ({ before, after }) => isSameJson(before, after),
    // Whole states: each builds on the one before.
    areIndependent: () => false,
  });
  return {
    get state() {
      return state;
    },
    get version() {
      return version;
    },
    history,
    change(next, { record = "record", ...step }) {
      const diff = { before: state, after: next };
      if (isSameJson(state, next)) return false;
      show(next);
      history.enter({ ...step, diff }, record);
      return true;
    },
  };
}
