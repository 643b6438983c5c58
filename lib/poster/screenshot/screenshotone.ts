import { assertPicture } from "./picture-check";
import { askProvider, type ProviderRefusal, type ProviderSettings } from "./provider-http";
import type { ScreenshotProvider } from "./screenshot-provider";

const ORIGIN = "https://api.screenshotone.com";

/** Longest that the service may work on a picture, seconds. */
const TIMEOUT_SECONDS = 50;

const KINDS: Readonly<Record<string, ProviderRefusal["kind"]>> = {
  access_key_required: "key",
  access_key_invalid: "key",
  signature_is_required: "key",
  signature_is_not_valid: "key",
  screenshots_limit_reached: "quota",
  concurrency_limit_reached: "busy",
  timeout_error: "slow",
};

/**
 * ScreenshotOne: `POST /take` with the options as JSON answers the picture, or JSON
 * `{is_successful: false, error_code, error_message}`. Source: screenshotone.com/docs/options and /docs/errors.
 */
export function createScreenshotOne(settings: ProviderSettings): ScreenshotProvider {
  return {
    id: "screenshotone",
    needsPublicAddress: true,
    async capture(request) {
      const { format, widthPx, heightPx, quality } = request;
      const options = {
        access_key: settings.key,
        url: request.link(),
        format,
        viewport_width: widthPx,
        viewport_height: heightPx,
        device_scale_factor: 1,
        ...(format === "png" ? {} : { image_quality: quality }),
        // The page says itself when fonts and media are there and the frame is drawn.
        wait_until: ["domcontentloaded"],
        wait_for_selector: 'html[data-poster-ready="true"]',
        timeout: TIMEOUT_SECONDS,
        // The picture is kept in our own cache, under a key that knows every input.
        cache: false,
        block_ads: false,
        block_cookie_banners: false,
        block_chats: false,
      };
      const init = { body: JSON.stringify(options), headers: { "Content-Type": "application/json" } };
      const url = new URL("/take", settings.origin ?? ORIGIN).href;
      const bytes = await askProvider("ScreenshotOne", url, init, settings, readRefusal);
      assertPicture(bytes, request);
      return { bytes, warnings: [] };
    },
  };
}

function readRefusal(_status: number, body: string): ProviderRefusal {
  try {
    const { error_code: code, error_message: message } = JSON.parse(body) as Record<string, unknown>;
    return { kind: KINDS[String(code)] ?? "other", detail: `${code}: ${message}` };
  } catch {
    return { kind: "other", detail: body };
  }
}
