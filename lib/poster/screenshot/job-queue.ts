import { AppError } from "../../http/app-error";
import type { ResolvedState } from "../schema/state";
import type { PictureOptions, SurfaceAnswer } from "./surface-protocol";

/** A picture that somebody waits for. */
export interface CaptureJob {
  readonly state: ResolvedState;
  readonly options: PictureOptions;
  resolve(answer: SurfaceAnswer): void;
  reject(error: unknown): void;
}

/** Bounds of a queue. */
export interface JobQueueOptions {
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

/** Jobs in the order they came, bounded in number and in waiting time. */
export interface JobQueue {
  /** Queues a job. Rejects at once with RENDER_UNAVAILABLE when too many wait, later when it waited too long. */
  add(state: ResolvedState, options: PictureOptions): Promise<SurfaceAnswer>;
  /** Takes the oldest job out, or undefined when none waits. */
  next(): CaptureJob | undefined;
  refuseAll(error: AppError): void;
  readonly length: number;
}

/** Makes an empty queue. */
export function createJobQueue({ maxWaiting, maxWaitMs }: JobQueueOptions): JobQueue {
  let jobs: (CaptureJob & { readonly timer: NodeJS.Timeout })[] = [];

  return {
    add(state, options) {
      if (jobs.length >= maxWaiting) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          jobs = jobs.filter((waiting) => waiting !== job);
          reject(busy());
        }, maxWaitMs);
        const job = { state, options, resolve, reject, timer };
        jobs.push(job);
      });
    },
    next() {
      const job = jobs.shift();
      clearTimeout(job?.timer);
      return job;
    },
    refuseAll(error) {
      for (const { reject, timer } of jobs) {
        clearTimeout(timer);
        reject(error);
      }
      jobs = [];
    },
    get length() {
      return jobs.length;
    },
  };
}

const busy = () =>
  new AppError("RENDER_UNAVAILABLE", "Too many pictures are being drawn. Try again in a moment.", {
    retryAfterSeconds: 5,
  });
