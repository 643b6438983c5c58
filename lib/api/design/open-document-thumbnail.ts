import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { documentParams, tokenQuery } from "./document-schemas";

/** GET /documents/:id/thumbnail: the small picture of a document. */
export const openDocumentThumbnailEndpoint = defineEndpoint({
  id: "open-document-thumbnail",
  method: "GET",
  path: "/api/v1/design/documents/{id}/thumbnail",
  surface: "design",
  summary: "The small picture of a document",
  access: "anyone",
  rateClass: "thumbnails",
  params: documentParams,
  query: tokenQuery.extend({
    version: z
      .string()
      .max(20)
      .optional()
      .describe(
        "Makes the address another one when the picture is. The present picture is answered whatever it says.",
      ),
  }),
  replies: {
    200: {
      description: "The picture, with an ETag.",
      contentTypes: ["image/webp", "image/png", "image/jpeg"],
    },
    304: { description: "The picture is still the one that If-None-Match names." },
  },
  errors: ["NOT_FOUND"],
  cacheControl: "private, no-cache",
});
