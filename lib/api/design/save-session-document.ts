import { z } from "zod";
import { MAX_JSON_BODY_BYTES } from "@/lib/http/body";
import { defineEndpoint } from "@/lib/http/endpoint";
import { documentContent, versionNumber } from "./document-schemas";
import { sessionDocumentReply } from "./open-session-document";
import { EXECUTOR_HEADER, sessionParams } from "./session-schemas";

/** PUT /sessions/:id/document: saves the document that a session shows. */
export const saveSessionDocumentEndpoint = defineEndpoint({
  id: "save-session-document",
  method: "PUT",
  path: "/api/v1/design/sessions/{id}/document",
  surface: "design",
  summary: "Save a session's document (for the editor)",
  description: `When somebody has saved since the version that is given, nothing is changed: 409 with the stored \`version\`. A document of nobody becomes that of the person who saves it. ${EXECUTOR_HEADER}`,
  access: "anyone",
  rateClass: "session-traffic",
  params: sessionParams,
  body: {
    schema: z.strictObject({
      version: versionNumber.describe("The version that the change builds on."),
      content: documentContent.describe("The whole new content."),
    }),
    maxBytes: MAX_JSON_BODY_BYTES,
    example: { version: 1, content: { name: "Landing page", artboards: [], nodes: {} } },
  },
  replies: { 200: { description: "The document with its new version.", schema: sessionDocumentReply } },
  errors: ["INVALID_REQUEST", "NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  cacheControl: "private, no-store",
});
