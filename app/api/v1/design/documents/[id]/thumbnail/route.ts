import { createHash } from "node:crypto";
import { openDocumentThumbnailEndpoint } from "@/lib/api/design/open-document-thumbnail";
import { replaceDocumentThumbnailEndpoint } from "@/lib/api/design/replace-document-thumbnail";
import { serve } from "@/lib/auth/serve";
import { systemClock } from "@/lib/clock";
import { openThumbnail, replaceThumbnail } from "@/lib/data/document-thumbnails";
import { readThumbnail } from "@/lib/data/thumbnail-picture";
import { isUnchanged } from "@/lib/http/is-unchanged";

/** The small picture of a document. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  {
    endpoint: openDocumentThumbnailEndpoint,
    async handle({ caller, params, request }) {
      const { image, contentType } = await openThumbnail(caller, params.id);
      const etag = `"${createHash("sha256").update(image).digest("base64url").slice(0, 22)}"`;
      const headers = { ETag: etag };
      if (isUnchanged(request, etag)) return { status: 304, json: null, headers };
      return { bytes: image, contentType, headers };
    },
  },
  {
    endpoint: replaceDocumentThumbnailEndpoint,
    async handle({ caller, params, body: { thumbnail, version } }) {
      const picture = await readThumbnail(thumbnail);
      await replaceThumbnail(caller, params.id, { picture, version }, systemClock);
      return { json: { success: true } };
    },
  },
);
