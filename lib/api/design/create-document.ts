import { z } from "zod";
import { MAX_JSON_BODY_BYTES } from "@/lib/http/body";
import { defineEndpoint } from "@/lib/http/endpoint";
import { documentContent, documentKind, documentName, documentReply, thumbnailUrl } from "./document-schemas";

/** POST /documents: a new document of the caller's. */
export const createDocumentEndpoint = defineEndpoint({
  id: "create-document",
  method: "POST",
  path: "/api/v1/design/documents",
  surface: "design",
  summary: "Make a document",
  description:
    "A poster's content must be a valid state; every problem is reported together. Content is kept exactly: unknown keys, their order, every string.",
  access: "signed-in",
  rateClass: "documents",
  body: {
    schema: z.strictObject({
      name: documentName.default("Untitled").describe("What to call it, 1 to 200 characters."),
      kind: documentKind
        .optional()
        .describe("What the content is. Absent: poster when the content has canvas and layers, else design."),
      content: documentContent
        .optional()
        .describe("What it holds. Absent: an empty poster, or an empty object."),
      thumbnail: thumbnailUrl.optional(),
    }),
    maxBytes: MAX_JSON_BODY_BYTES,
    example: {
      name: "Summer fair",
      content: { canvas: { aspectRatio: "9:16", backgroundColor: "#1a1a2e" }, layers: [] },
    },
  },
  replies: { 201: { description: "The document.", schema: documentReply } },
  errors: ["INVALID_REQUEST", "INVALID_STATE"],
  cacheControl: "private, no-store",
});
