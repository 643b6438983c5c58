import { join } from "node:path";
import { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import { imageProblem } from "../image/image-problem";

/** An SVG that is safe to open and to show. */
export interface SafeSvg {
  readonly svg: string;
  /** Null where the file does not tell it in px. */
  readonly widthPx: number | null;
  readonly heightPx: number | null;
}

type Reply = { readonly id: number } & (
  | SafeSvg
  | { readonly problem: string }
  | { readonly failure: string }
);

/** No file of the allowed size that is meant as a picture takes as long. */
const TIMEOUT_MS = 15_000;
const MAX_MEMORY_MB = 512;

// Resolved from the project's root: a bundler would otherwise look for the file beside its own output.
const THREAD_FILE = join(process.cwd(), "lib", "media", "svg", "sanitise-worker.mjs");

const queue = new PQueue({ concurrency: 1 });
let thread: Worker | undefined;
let lastId = 0;

/**
 * Cleans SVG markup in a thread, one after another.
 * @param text from the root element on.
 * @throws AppError INVALID_REQUEST for what is no SVG, and for one that is too complex.
 */
export async function sanitiseSvg(text: string, timeoutMs = TIMEOUT_MS): Promise<SafeSvg> {
  const reply = await queue.add(() => ask(text, timeoutMs));
  if ("svg" in reply) return { svg: reply.svg, widthPx: reply.widthPx, heightPx: reply.heightPx };
  if ("problem" in reply) throw imageProblem(reply.problem);
  throw new Error(`The SVG thread failed: ${reply.failure}`);
}

function ask(text: string, timeoutMs: number): Promise<Reply> {
  const worker = startThread();
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError);
    };
    const giveUp = () => {
      end();
      thread = undefined;
      void worker.terminate();
      resolve({ id, problem: "this SVG is too complex" });
    };
    const onMessage = (message: Reply) => {
      if (message.id !== id) return;
      end();
      resolve(message);
    };
    const onError = (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") return giveUp();
      end();
      thread = undefined;
      reject(error);
    };
    const timer = setTimeout(giveUp, timeoutMs);
    worker.on("message", onMessage).on("error", onError);
    worker.postMessage({ id, text });
  });
}

function startThread(): Worker {
  if (thread) return thread;
  const limits = { maxOldGenerationSizeMb: MAX_MEMORY_MB };
  const started = new Worker(THREAD_FILE, { resourceLimits: limits, execArgv: [] });
  // The server may end while it waits for work. Whoever asks is told of errors; between two questions nobody is.
  started.unref();
  started.on("error", () => {
    if (thread === started) thread = undefined;
  });
  thread = started;
  return started;
}
