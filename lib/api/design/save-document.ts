import { z } from "zod";
import { MAX_JSON_BODY_BYTES } from "@/lib/http/body";
import { defineEndpoint } from "@/lib/http/endpoint";
import {
  documentContent,
  documentParams,
  documentReply,
  thumbnailUrl,
  tokenQuery,
  versionNumber,
} from "./document-schemas";

/** PUT /documents/:id: new content on top of a known version. */
export const saveDocumentEndpoint = defineEndpoint({
  id: "save-document",
  method: "PUT",
  path: "/api/v1/design/documents/{id}",
  surface: "design",
  summary: "Save a document",
  description:
    "For owners and editors, with or without an account. When somebody has saved since the version that is given, nothing is changed: 409 with the stored `version`. What a save replaces is kept as a version, at most one in five minutes for each author.",
  access: "anyone",
  rateClass: "documents",
  params: documentParams,
  query: tokenQuery,
  body: {
    schema: z.strictObject({
      version: versionNumber.describe("The version that the change builds on."),
      content: documentContent.describe("The whole new content."),
      thumbnail: thumbnailUrl.optional(),
    }),
    maxBytes: MAX_JSON_BODY_BYTES,
    example: {
      version: 3,
      content: { canvas: { aspectRatio: "1:1", backgroundColor: "#f5f5dc" }, layers: [] },
    },
  },
  replies: { 200: { description: "The document with its new version.", schema: documentReply } },
  errors: ["INVALID_REQUEST", "INVALID_STATE", "NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  cacheControl: "private, no-store",
});
