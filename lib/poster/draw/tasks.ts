import { printBytes } from "../effects/families/dither/print-bytes";

/** Pure computations that are long enough to be run off the main thread. Arguments and results are plain data. */
export const tasks = {
  "print-inks": printBytes,
} as const;

/** Name of a task. */
export type TaskName = keyof typeof tasks;

/** What a task takes. */
export type TaskArguments<Name extends TaskName> = Parameters<(typeof tasks)[Name]>;

/** What a task gives. */
export type TaskResult<Name extends TaskName> = ReturnType<(typeof tasks)[Name]>;
