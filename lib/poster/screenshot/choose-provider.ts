import type { Env } from "../../env";
import { AppError } from "../../http/app-error";
import { createApiFlash } from "./apiflash";
import { createChromium, localBrowserPool } from "./chromium";
import type { ScreenshotProvider } from "./screenshot-provider";
import { createScreenshotOne } from "./screenshotone";

const SETUP =
  "Set SCREENSHOT_API_KEY to a key of screenshotone.com (or of apiflash.com, with SCREENSHOT_PROVIDER=apiflash) and " +
  "restart; or set SCREENSHOT_PROVIDER=chromium to draw with a browser on this machine, without any key.";

/**
 * The provider that the environment names: SCREENSHOT_PROVIDER, else screenshotone where there is a key.
 * @throws AppError RENDER_UNAVAILABLE with what to set, when there is none.
 */
export function chooseProvider(
  settings: Pick<Env, "SCREENSHOT_PROVIDER" | "SCREENSHOT_API_KEY" | "SCREENSHOT_API_URL">,
): ScreenshotProvider {
  const { SCREENSHOT_API_KEY: key, SCREENSHOT_API_URL: origin } = settings;
  const wanted = settings.SCREENSHOT_PROVIDER ?? (key ? "screenshotone" : "none");
  if (wanted === "chromium") return createChromium(localBrowserPool());
  if (wanted === "none") throw unavailable("no screenshot provider is configured");
  if (!key) throw unavailable(`the provider ${wanted} needs a key`);
  return wanted === "apiflash" ? createApiFlash({ key, origin }) : createScreenshotOne({ key, origin });
}

const unavailable = (reason: string) =>
  new AppError("RENDER_UNAVAILABLE", "Screenshot service not configured", {
    extras: { details: `SCREENSHOT_API_KEY is required: ${reason}.`, setup: SETUP },
  });
