import { renderState } from "@/lib/api/poster/render-state";
import { env } from "@/lib/env";
import { serve } from "@/lib/http/route";
import { chooseProvider } from "@/lib/poster/screenshot/choose-provider";
import { readPictureOrder } from "@/lib/poster/screenshot/picture-order";
import { localDarkroom, renderPicture } from "@/lib/poster/screenshot/render-picture";
import { warningsHeader } from "@/lib/poster/screenshot/warnings-header";

export const runtime = "nodejs";

/** Pictures of states, by the provider that the environment names. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: renderState,
  ready: () => void chooseProvider(env()),
  async handle({ body, origin }) {
    const order = { ...readPictureOrder(body), origin };
    const { picture, cache } = await renderPicture(order, chooseProvider(env()), localDarkroom());
    const warnings = warningsHeader(picture.warnings);
    return {
      bytes: picture.bytes,
      contentType: `image/${order.format}`,
      headers: {
        ETag: picture.etag,
        "X-Cache": cache,
        ...(warnings ? { "X-Render-Warnings": warnings } : {}),
      },
    };
  },
});
