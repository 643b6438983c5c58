import { assertPicture } from "./picture-check";
import { askProvider, type ProviderRefusal, type ProviderSettings } from "./provider-http";
import type { ScreenshotProvider } from "./screenshot-provider";

const ORIGIN = "https://api.apiflash.com";

const KINDS: Readonly<Record<number, ProviderRefusal["kind"]>> = {
  401: "key",
  402: "quota",
  403: "key",
  408: "slow",
  429: "busy",
  504: "slow",
};

/**
 * ApiFlash: `POST /v1/urltoimage` with the parameters as form data answers the picture; a failure is told by its
 * status, with a line of text or JSON. Source: apiflash.com/documentation.
 */
export function createApiFlash(settings: ProviderSettings): ScreenshotProvider {
  return {
    id: "apiflash",
    needsPublicAddress: true,
    async capture(request) {
      const { format, widthPx, heightPx, quality } = request;
      const form = new URLSearchParams({
        access_key: settings.key,
        url: request.link(),
        format,
        width: String(widthPx),
        height: String(heightPx),
        scale_factor: "1",
        ...(format === "png" ? {} : { quality: String(quality) }),
        // The page says itself when fonts and media are there and the frame is drawn.
        wait_until: "page_loaded",
        wait_for: 'html[data-poster-ready="true"]',
        response_type: "image",
        // The picture is kept in our own cache, under a key that knows every input.
        fresh: "true",
      });
      const url = new URL("/v1/urltoimage", settings.origin ?? ORIGIN).href;
      const bytes = await askProvider("ApiFlash", url, { body: form }, settings, (status, body) => ({
        kind: KINDS[status] ?? "other",
        detail: body,
      }));
      assertPicture(bytes, request);
      return { bytes, warnings: [] };
    },
  };
}
