import type { BrowserContext, Page } from "playwright-core";
import type { ResolvedState } from "../schema/state";
import type { BrowserProcess } from "./browser-process";
import { createMediaDesk } from "./media-desk";
import type { OutsideFetch } from "./outside-fetch";
import { type GuardRules, guardRequests } from "./request-guard";
import { type PictureOptions, SURFACE_PATH, type Surface, type SurfaceAnswer } from "./surface-protocol";

declare global {
  interface Window {
    affiche?: Surface;
  }
}

/** A page or its browser died, or said that it cannot draw any more: another one may succeed. */
export class PageLostError extends Error {
  override readonly name = "PageLostError";
}

/** One warm page on the render surface. */
export interface RenderPage {
  /** Pictures taken so far. */
  readonly pictures: number;
  /**
   * Takes a picture.
   * @throws PageLostError when the page died meanwhile; it is of no further use then.
   */
  capture(state: ResolvedState, options: PictureOptions): Promise<SurfaceAnswer>;
  /** Loads the surface anew, with nothing kept. */
  reload(): Promise<void>;
  /** Closes the page and all that belongs to it, whatever it is doing. Never rejects. */
  close(): Promise<void>;
}

/** What a page needs to be opened. */
export interface RenderPageOptions {
  readonly rules: GuardRules;
  readonly fetchOutside: OutsideFetch;
}

const OPEN_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Opens a page on the surface, in a context of its own, and waits until it can draw.
 * @throws Error when the surface does not get ready in time; nothing is left open.
 */
export async function openRenderPage(
  browser: BrowserProcess,
  { rules, fetchOutside }: RenderPageOptions,
): Promise<RenderPage> {
  const desk = createMediaDesk(fetchOutside);
  const context = await browser.newContext();
  let pictures = 0;
  let lost = false;
  const close = () => {
    lost = true;
    return closeContext(context, browser);
  };
  try {
    await guardRequests(context, rules, desk);
    const page = await context.newPage();
    page.once("crash", () => {
      lost = true;
    });
    // The surface opens nothing; whatever does is not wanted.
    context.on("page", (other) => void other.close().catch(() => undefined));
    await openSurface(page, rules.origin);
    return {
      get pictures() {
        return pictures;
      },
      async capture(state, options) {
        if (lost) throw new PageLostError("The page is gone");
        desk.reset();
        pictures += 1;
        try {
          return await page.evaluate(askSurface, [JSON.stringify(state), options] as const);
        } catch (cause) {
          throw new PageLostError("The page was lost while it drew", { cause });
        } finally {
          desk.reset();
        }
      },
      reload: () => openSurface(page, rules.origin),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSurface(page: Page, origin: string): Promise<void> {
  await page.goto(origin + SURFACE_PATH, { waitUntil: "domcontentloaded", timeout: OPEN_TIMEOUT_MS });
  await page.waitForSelector("html[data-surface-ready]", { state: "attached", timeout: OPEN_TIMEOUT_MS });
}

/** Runs in the page. The state crosses as text: that is quicker than the driver's own copying of objects. */
function askSurface([json, options]: readonly [string, PictureOptions]): Promise<SurfaceAnswer> {
  if (!window.affiche) throw new Error("The surface is not there");
  return window.affiche.capture(JSON.parse(json), options);
}

/** A page that is busy for ever may refuse to close; then its browser has to go. */
async function closeContext(context: BrowserContext, browser: BrowserProcess): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), CLOSE_TIMEOUT_MS);
  });
  const outcome = await Promise.race([context.close().catch(() => "gone"), late]);
  clearTimeout(timer);
  if (outcome === "late") await browser.close();
}
