import { createHistoryOf, type HistoryOf, type StepOf } from "@/lib/history";
import { areIndependent } from "./are-independent";
import type { DesignState } from "./document/design-state";
import { type DesignDiff, invertDiff, isEmptyDiff, mergeDiffs } from "./document/diff";

/** One step of a design's history. */
export type Step = StepOf<DesignDiff>;

/** Steps of one design, in both directions. */
export type History = HistoryOf<DesignDiff>;

/** Makes the history of a design. It is the only one that applies diffs backwards. */
export function createHistory(state: DesignState): History {
  return createHistoryOf<DesignDiff>({
    apply: (diff) => state.apply(diff),
    invert: invertDiff,
    merge: mergeDiffs,
    isEmpty: isEmptyDiff,
    areIndependent,
  });
}
