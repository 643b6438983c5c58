import type { TaskArguments, TaskName, TaskResult } from "../../draw/tasks";
import type { TaskAnswer, TaskRequest, WorkerGreeting } from "./task-worker";

interface Waiting {
  readonly request: TaskRequest;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** One worker serves a whole page; it is started by the first task. `none`: this page cannot have one. */
let worker: Worker | "none" | null = null;
let serial = 0;
const waiting = new Map<number, Waiting>();

/** Runs a task in the page's worker, or here where there can be none. Rejects when the task throws. */
export function runTask<Name extends TaskName>(
  name: Name,
  given: TaskArguments<Name>,
): Promise<TaskResult<Name>> {
  worker ??= startWorker();
  serial += 1;
  const request: TaskRequest = { id: serial, name, given };
  return new Promise<TaskResult<Name>>((resolve, reject) => {
    const asked = { request, resolve, reject };
    if (worker === "none" || worker === null) return void runHere(asked);
    waiting.set(request.id, asked);
    worker.postMessage(request);
  });
}

/** A worker whose code has not arrived by then is given up; bundlers do not always report that as an error. */
const START_WITHIN_MS = 5000;

function startWorker(): Worker {
  const started = new Worker(new URL("./task-worker.ts", import.meta.url), { type: "module" });
  const giveUp = () => {
    worker = "none";
    started.terminate();
    for (const asked of waiting.values()) void runHere(asked);
    waiting.clear();
  };
  const late = setTimeout(giveUp, START_WITHIN_MS);
  started.onmessage = ({ data }: MessageEvent<TaskAnswer | WorkerGreeting>) => {
    clearTimeout(late);
    if (data === "ready") return;
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.result as never);
  };
  // Its code did not arrive, or the page may have no workers. Tasks answer their own errors.
  started.onerror = () => {
    clearTimeout(late);
    giveUp();
  };
  return started;
}

async function runHere({ request: { name, given }, resolve, reject }: Waiting): Promise<void> {
  try {
    const { tasks } = await import("../../draw/tasks");
    // Requests are typed by the task's own arguments where they are made.
    resolve((tasks[name] as (...given: readonly unknown[]) => never)(...given));
  } catch (error) {
    reject(error instanceof Error ? error : new Error(String(error)));
  }
}
