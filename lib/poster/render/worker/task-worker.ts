import { type TaskName, tasks } from "../../draw/tasks";

/** What the page asks of the worker. */
export interface TaskRequest {
  readonly id: number;
  readonly name: TaskName;
  readonly given: readonly unknown[];
}

/** What the worker answers: the result, or why there is none. */
export type TaskAnswer = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly failure: string }
);

/** What the worker says first: its code has arrived, and it can answer. */
export type WorkerGreeting = "ready";

self.onmessage = ({ data }: MessageEvent<TaskRequest>) => {
  const { id, name, given } = data;
  try {
    // Requests are typed by the task's own arguments where they are made.
    const result = (tasks[name] as (...given: unknown[]) => unknown)(...(given as unknown[]));
    self.postMessage({ id, result } satisfies TaskAnswer);
  } catch (error) {
    self.postMessage({ id, failure: String(error) } satisfies TaskAnswer);
  }
};

self.postMessage("ready" satisfies WorkerGreeting);
