/** Who made a change: `assistant` is the one beside the canvas. `load` and `remote` changes are not ours to undo. */
export type Origin = "user" | "agent" | "assistant" | "remote" | "load";

/** How a change enters the history: as a step, as part of the last step, or not at all. */
export type Recording = "record" | "merge-into-last" | "ignore";

/** One step that can be undone. */
export interface StepOf<Diff> {
  readonly label: string;
  readonly origin: Origin;
  readonly diff: Diff;
  /** The answer of the assistant that it is part of. */
  readonly answer?: string;
  /** The answer that it takes back. */
  readonly takesBack?: string;
}

/** What a history must know of changes. */
export interface Changes<Diff> {
  /** Makes a change, forwards. */
  apply(diff: Diff): void;
  invert(diff: Diff): Diff;
  /** One change for two, one after the other. */
  merge(first: Diff, second: Diff): Diff;
  isEmpty(diff: Diff): boolean;
  /** Whether two changes, one after the other, may as well have been made the other way round, and each taken back alone. */
  areIndependent(first: Diff, second: Diff): boolean;
}

/** Steps of one document, in both directions. */
export interface HistoryOf<Diff> {
  readonly undoable: readonly StepOf<Diff>[];
  readonly redoable: readonly StepOf<Diff>[];
  /** Enters a change that was just applied. Empty ones leave no trace. */
  enter(step: StepOf<Diff>, recording: Recording): void;
  /** Opens a mark: from here, steps become one when it is closed, and vanish when it is bailed out of. */
  mark(label: string): Mark;
  /** Makes the steps of an answer one step, as far as what was done meanwhile does not depend on them. */
  gather(answer: string, label: string): void;
  /** Takes the last step back. @returns it, or null when there is none. */
  undo(): StepOf<Diff> | null;
  /** Does the last undone step again. @returns it, or null when there is none. */
  redo(): StepOf<Diff> | null;
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

/** Makes the history of a document. It is the only one that applies changes backwards. */
export function createHistoryOf<Diff>(changes: Changes<Diff>): HistoryOf<Diff> {
  let past: readonly StepOf<Diff>[] = [];
  let future: readonly StepOf<Diff>[] = [];
  return {
    get undoable() {
      return past;
    },
    get redoable() {
      return future;
    },
    enter(step, recording) {
      if (recording === "ignore" || changes.isEmpty(step.diff)) return;
      future = [];
      const last = past.at(-1);
      past =
        recording === "merge-into-last" && last
          ? [...past.slice(0, -1), { ...last, diff: changes.merge(last.diff, step.diff) }]
          : [...past, step].slice(-MAX_STEPS);
    },
    mark(label) {
      const depth = past.length;
      return {
        squash() {
          const [first, ...others] = past.slice(depth);
          if (!first) return;
          const diff = others.reduce((whole, step) => changes.merge(whole, step.diff), first.diff);
          const whole = changes.isEmpty(diff) ? [] : [{ ...first, label, diff }];
          past = [...past.slice(0, depth), ...whole];
        },
        bail() {
          for (const step of past.slice(depth).reverse()) changes.apply(changes.invert(step.diff));
          past = past.slice(0, depth);
        },
      };
    },
    gather(answer, label) {
      past = gatherSteps(changes, past, answer, label);
    },
    undo() {
      const step = past.at(-1);
      if (!step) return null;
      changes.apply(changes.invert(step.diff));
      past = past.slice(0, -1);
      future = [...future, step];
      return step;
    },
    redo() {
      const step = future.at(-1);
      if (!step) return null;
      changes.apply(step.diff);
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

/**
 * Makes the steps of one answer one step, as the last of those that it does not depend on: what a person did in between
 * stays a step of its own, before it. Where a person's step builds on the answer, or the other way round, order counts,
 * and the answer stays in as many pieces as there are such places.
 */
function gatherSteps<Diff>(
  changes: Changes<Diff>,
  steps: readonly StepOf<Diff>[],
  answer: string,
  label: string,
): readonly StepOf<Diff>[] {
  const gathered: StepOf<Diff>[] = [];
  let held: StepOf<Diff> | undefined;
  const put = () => {
    if (held && !changes.isEmpty(held.diff)) gathered.push(held);
    held = undefined;
  };
  for (const step of steps) {
    if (step.answer === answer) {
      held = { ...step, label, diff: held ? changes.merge(held.diff, step.diff) : step.diff };
      continue;
    }
    if (held && !changes.areIndependent(held.diff, step.diff)) put();
    gathered.push(step);
  }
  put();
  return gathered;
}
