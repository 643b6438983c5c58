import type { Origin, Recording } from "@/lib/history";
import type { DesignState } from "./document/design-state";
import { type DesignDiff, isEmptyDiff } from "./document/diff";
import { createDraft, type Draft } from "./document/draft";
import type { History } from "./history";

/** A change of a design: it works on a draft, and nothing happens when it throws. */
export type Operation<Result> = (draft: Draft) => Result;

/** How a change is made. */
export interface RunOptions {
  /** What a person reads in the undo menu: "Add section". */
  readonly label: string;
  readonly origin: Origin;
  readonly record?: Recording;
  /** The answer of the assistant that it is part of. */
  readonly answer?: string;
}

/** What came of a change. */
export interface Ran<Result> {
  readonly result: Result;
  readonly diff: DesignDiff;
}

/** A design with its history: the one place through which it is changed. */
export interface Workspace {
  readonly state: DesignState;
  readonly history: History;
  /** Runs an operation, whole or not at all. @throws OperationError when it cannot be done; nothing has changed then. */
  run<Result>(operation: Operation<Result>, options: RunOptions): Ran<Result>;
}

/** @param newId makes ids that no record of the design has. */
export function createWorkspace(state: DesignState, history: History, newId: () => string): Workspace {
  return {
    state,
    history,
    run(operation, { label, origin, record = "record", answer }) {
      const draft = createDraft(state, newId);
      const result = operation(draft);
      const diff = draft.finish();
      if (!isEmptyDiff(diff)) {
        state.apply(diff);
        history.enter({ label, origin, diff, ...(answer === undefined ? {} : { answer }) }, record);
      }
      return { result, diff };
    },
  };
}
