import { AppError } from "../../http/app-error";
import type { ResolvedState } from "../schema/state";
import { type BrowserProcess, startBrowser } from "./browser-process";
import type { BrowserChoice } from "./find-browser";
import { type CaptureJob, createJobQueue } from "./job-queue";
import type { OutsideFetch } from "./outside-fetch";
import { openRenderPage, PageLostError, type RenderPage } from "./render-page";
import type { PictureOptions, SurfaceAnswer } from "./surface-protocol";
import { within } from "./time-limit";

/** How a pool works; everything that it needs from outside is passed in. */
export interface PoolOptions {
  /** Finds the browser; null where there is none. */
  readonly findBrowser: () => Promise<BrowserChoice | null>;
  /** Origin of the app on this machine, asked for when a browser starts. */
  readonly origin: () => string;
  readonly publicOrigin?: string | undefined;
  readonly fetchOutside: OutsideFetch;
  /** Pages that draw at the same time. */
  readonly size: number;
  /** Longest time for one picture; its page is thrown away after. */
  readonly pictureTimeoutMs?: number;
  /** Pictures that may wait; more are refused at once. */
  readonly maxWaiting?: number;
  /** Longest wait for a page. */
  readonly maxWaitMs?: number;
  /** Pictures after which a page is replaced. */
  readonly picturesPerPage?: number;
  /** Memory of all its processes above which the browser is replaced. */
  readonly maxBrowserBytes?: number;
  /** Loads the surface anew for every picture, so that a developer sees the code as it is now. */
  readonly reloadEachTime?: boolean;
}

/** Warm pages of one local browser that draw pictures of states. */
export interface BrowserPool {
  /**
   * Takes a picture, first come first served.
   * @throws AppError RENDER_UNAVAILABLE (busy, no browser), RENDER_TIMEOUT or RENDER_FAILED.
   */
  capture(state: ResolvedState, options: PictureOptions): Promise<SurfaceAnswer>;
  /** Starts the browser and opens every page, ahead of the first picture. */
  warm(): Promise<void>;
  /** The browser as it is now, or null while none runs. */
  readonly browser: BrowserProcess | null;
  readonly openPages: number;
  readonly waiting: number;
  /** Refuses what waits, ends the browser, and leaves nothing behind. A later capture starts afresh. */
  close(): Promise<void>;
}

interface Slot {
  page: RenderPage | null;
  busy: boolean;
}

const MIB = 1024 * 1024;
/** Memory is looked at once in so many pictures. */
const MEMORY_CHECK_EVERY = 10;
/** After a failed start, nobody tries again for so long: a broken browser must not become a storm of processes. */
const RESTART_PAUSE_MS = 3_000;

/** Makes a pool. Nothing is started before the first picture or `warm`. */
export function createBrowserPool(options: PoolOptions): BrowserPool {
  const pictureTimeoutMs = options.pictureTimeoutMs ?? 30_000;
  const picturesPerPage = options.picturesPerPage ?? 100;
  const maxBrowserBytes = options.maxBrowserBytes ?? (1024 + 768 * options.size) * MIB;
  const slots: Slot[] = Array.from({ length: options.size }, () => ({ page: null, busy: false }));
  const queue = createJobQueue({
    maxWaiting: options.maxWaiting ?? 32,
    maxWaitMs: options.maxWaitMs ?? 60_000,
  });
  let starting: Promise<BrowserProcess> | null = null;
  let browser: BrowserProcess | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let taken = 0;
  let timeoutsInARow = 0;
  let replaceBrowser = false;
  let closing: Promise<void> | null = null;
  const working = new Set<Promise<void>>();

  async function start(): Promise<BrowserProcess> {
    if (performance.now() - failedAt < RESTART_PAUSE_MS)
      throw unavailable("The local browser does not start");
    try {
      const choice = await options.findBrowser();
      if (!choice) throw unavailable("There is no browser on this machine");
      const started = await startBrowser(choice, options.origin());
      browser = started;
      void started.gone.then(() => forget(started));
      return started;
    } catch (cause) {
      failedAt = performance.now();
      if (cause instanceof AppError) throw cause;
      console.error("The local browser does not start:", cause);
      throw unavailable("The local browser does not start", cause);
    }
  }

  function running(): Promise<BrowserProcess> {
    if (closing) return Promise.reject(unavailable("The server is shutting down"));
    if (browser && !browser.isGone) return Promise.resolve(browser);
    starting ??= start().finally(() => {
      starting = null;
    });
    return starting;
  }

  function forget(gone: BrowserProcess): void {
    if (browser !== gone) return;
    browser = null;
    for (const slot of slots) slot.page = null;
  }

  async function openPage(slot: Slot): Promise<RenderPage> {
    if (slot.page && browser && !browser.isGone) return slot.page;
    const owner = await running();
    const rules = { origin: options.origin(), publicOrigin: options.publicOrigin };
    try {
      slot.page = await openRenderPage(owner, { rules, fetchOutside: options.fetchOutside });
      return slot.page;
    } catch (cause) {
      if (owner.isGone) throw new PageLostError("The browser ended while a page was opened", { cause });
      console.error("The render surface does not open:", cause);
      throw unavailable("The page that draws pictures does not open", cause);
    }
  }

  async function discard(slot: Slot): Promise<void> {
    const { page } = slot;
    slot.page = null;
    await page?.close();
  }

  async function draw(slot: Slot, job: CaptureJob): Promise<SurfaceAnswer> {
    const page = await openPage(slot);
    if (options.reloadEachTime && page.pictures > 0) await page.reload();
    return within(pictureTimeoutMs, page.capture(job.state, job.options));
  }

  /** One attempt, and a second one when the page was lost under it. */
  async function attempt(slot: Slot, job: CaptureJob, isLast = false): Promise<SurfaceAnswer> {
    try {
      const answer = await draw(slot, job);
      timeoutsInARow = 0;
      // A page that cannot draw may have lost its graphics; a fresh one tells whether there are graphics at all.
      if (answer.ok || answer.reason !== "graphics") return answer;
      await discard(slot);
      return isLast ? answer : attempt(slot, job, true);
    } catch (error) {
      await discard(slot);
      if (error instanceof PageLostError && !isLast) return attempt(slot, job, true);
      throw await explain(error);
    }
  }

  async function explain(error: unknown): Promise<unknown> {
    if (error instanceof AppError) {
      // Two pictures in a row that never came: the browser itself may be stuck.
      if (error.code === "RENDER_TIMEOUT" && ++timeoutsInARow >= 2) replaceBrowser = true;
      return error;
    }
    return new AppError(
      "RENDER_FAILED",
      "The picture could not be drawn. Try again, or simplify the state.",
      {
        cause: error,
      },
    );
  }

  async function work(slot: Slot, job: CaptureJob): Promise<void> {
    await attempt(slot, job).then(job.resolve, job.reject);
    await upkeep(slot).catch((error: unknown) => console.error("Upkeep of the browser failed:", error));
    slot.busy = false;
  }

  async function upkeep(slot: Slot): Promise<void> {
    taken += 1;
    if (taken % MEMORY_CHECK_EVERY === 0 && browser) {
      const used = (await browser.processes()).reduce((sum, { residentBytes }) => sum + residentBytes, 0);
      if (used > maxBrowserBytes) replaceBrowser = true;
    }
    if (!slot.page || slot.page.pictures < picturesPerPage || replaceBrowser) return;
    await discard(slot);
    // Its successor is opened now, not when the next picture is waited for; a failure shows with that picture.
    await openPage(slot).catch(() => undefined);
  }

  async function renewBrowser(): Promise<void> {
    replaceBrowser = false;
    timeoutsInARow = 0;
    for (const slot of slots) slot.busy = true;
    await browser?.close();
    for (const slot of slots) slot.busy = false;
    pump();
  }

  async function shut(): Promise<void> {
    queue.refuseAll(unavailable("The server is shutting down"));
    await starting?.catch(() => undefined);
    await browser?.close();
    await Promise.all(working);
  }

  function pump(): void {
    if (replaceBrowser) {
      if (slots.every(({ busy }) => !busy)) void renewBrowser();
      return;
    }
    const free = slots.filter(({ busy }) => !busy).sort((a, b) => Number(!a.page) - Number(!b.page));
    for (const slot of free) {
      const job = queue.next();
      if (!job) return;
      slot.busy = true;
      const done = work(slot, job).then(() => {
        working.delete(done);
        pump();
      });
      working.add(done);
    }
  }

  return {
    capture(state, pictureOptions) {
      const answer = queue.add(state, pictureOptions);
      pump();
      return answer;
    },
    async warm() {
      const idle = slots.filter(({ busy }) => !busy);
      for (const slot of idle) slot.busy = true;
      try {
        await Promise.all(idle.map(openPage));
      } finally {
        for (const slot of idle) slot.busy = false;
        pump();
      }
    },
    get browser() {
      return browser;
    },
    get openPages() {
      return slots.filter(({ page }) => page).length;
    },
    get waiting() {
      return queue.length;
    },
    close() {
      closing ??= shut().finally(() => {
        closing = null;
      });
      return closing;
    },
  };
}

function unavailable(reason: string, cause?: unknown): AppError {
  return new AppError("RENDER_UNAVAILABLE", `${reason}. Try again in a moment.`, {
    cause,
    retryAfterSeconds: 10,
  });
}
