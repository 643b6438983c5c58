import { availableParallelism } from "node:os";
import { env } from "../../env";
import { AppError } from "../../http/app-error";
import { type BrowserPool, createBrowserPool } from "./browser-pool";
import { fetchMedia } from "./fetch-media";
import { findBrowser } from "./find-browser";
import { ownOrigin } from "./own-origin";
import { assertPicture } from "./picture-check";
import type { ScreenshotProvider } from "./screenshot-provider";

/** One pool for every route bundle of the process, each of which has its own copy of this module. */
const store = globalThis as typeof globalThis & { afficheBrowserPool?: BrowserPool };

/** The pool of this process; nothing is started before it is used. */
export function localBrowserPool(): BrowserPool {
  const { RENDER_POOL_SIZE, PUBLIC_URL, NODE_ENV } = env();
  store.afficheBrowserPool ??= createBrowserPool({
    findBrowser,
    origin: ownOrigin,
    publicOrigin: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    fetchOutside: fetchMedia,
    size: RENDER_POOL_SIZE ?? Math.min(availableParallelism(), 32),
    reloadEachTime: NODE_ENV === "development",
  });
  return store.afficheBrowserPool;
}

/** The local provider: warm pages of a headless browser that are handed states and draw them. */
export function createChromium(pool: BrowserPool): ScreenshotProvider {
  return {
    id: "chromium",
    needsPublicAddress: false,
    async capture({ state, format, widthPx, heightPx, quality, timeSeconds }) {
      const options = { format, widthPx, heightPx, quality, timeSeconds };
      const answer = await pool.capture(state, options).catch(adopt);
      if (!answer.ok) throw refused(answer.reason, answer.message);
      const bytes = Buffer.from(answer.base64, "base64");
      assertPicture(bytes, options);
      return { bytes, warnings: answer.warnings };
    },
  };
}

function refused(reason: "graphics" | "failed", message: string): AppError {
  const cause = new Error(message);
  return reason === "graphics"
    ? new AppError("RENDER_UNAVAILABLE", "The browser on this server cannot draw with WebGL2.", { cause })
    : new AppError("RENDER_FAILED", "The picture could not be drawn. Try again, or simplify the state.", {
        cause,
      });
}

/** The pool may have been made by another bundle of this process, whose error class is not this one. */
function adopt(error: unknown): never {
  if (error instanceof Error && error.name === "AppError" && !(error instanceof AppError)) {
    const { code, publicMessage, options } = error as AppError;
    throw new AppError(code, publicMessage, options);
  }
  throw error;
}
