import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { documentContent } from "./document-schemas";
import { sessionParams } from "./session-schemas";

/** A session's document as its tabs see it. */
export const sessionDocumentReply = z.strictObject({
  document: z
    .strictObject({
      id: z.string().describe("Id of the document."),
      name: z.string().describe("What people call it."),
      version: z.int().min(1).describe("Grows by one with each save."),
      content: documentContent.describe("The design, exactly as it was saved."),
    })
    .describe("The document as it was saved last."),
});

/** GET /sessions/:id/document: the document that a session shows. */
export const openSessionDocumentEndpoint = defineEndpoint({
  id: "open-session-document",
  method: "GET",
  path: "/api/v1/design/sessions/{id}/document",
  surface: "design",
  summary: "Open a session's document (for the editor)",
  description:
    "For whoever holds the session, signed in or not. Calls that have ended since it was saved are listed by `changes`.",
  rateClass: "session-traffic",
  params: sessionParams,
  replies: { 200: { description: "The document.", schema: sessionDocumentReply } },
  errors: ["NOT_FOUND"],
  cacheControl: "private, no-store",
});
