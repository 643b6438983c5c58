import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { documentParams, successReply, thumbnailUrl, tokenQuery, versionNumber } from "./document-schemas";

/** PUT /documents/:id/thumbnail: a new small picture of a document. */
export const replaceDocumentThumbnailEndpoint = defineEndpoint({
  id: "replace-document-thumbnail",
  method: "PUT",
  path: "/api/v1/design/documents/{id}/thumbnail",
  surface: "design",
  summary: "Replace the small picture of a document",
  description:
    "For owners and editors. The picture must show the present version: 409 with the stored `version` otherwise, so that an old picture never replaces a newer one.",
  access: "anyone",
  rateClass: "documents",
  params: documentParams,
  query: tokenQuery,
  body: {
    schema: z.strictObject({
      thumbnail: thumbnailUrl,
      version: versionNumber.describe("The document's version that the picture shows."),
    }),
    maxBytes: 1024 * 1024,
  },
  replies: { 200: { description: "It is kept.", schema: successReply } },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  cacheControl: "private, no-store",
});
