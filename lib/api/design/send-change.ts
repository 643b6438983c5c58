import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { doneReply, EXECUTOR_HEADER, sessionParams } from "./session-schemas";

/** POST /sessions/:id/changes: what a person changed, for the other tabs. */
export const sendChangeEndpoint = defineEndpoint({
  id: "send-change",
  method: "POST",
  path: "/api/v1/design/sessions/{id}/changes",
  surface: "design",
  summary: "Pass on a change by hand (for the editor)",
  description: `Tells the other tabs, as \`document_changed\`, what a person changed in this one. ${EXECUTOR_HEADER}`,
  rateClass: "session-traffic",
  params: sessionParams,
  body: {
    schema: z.strictObject({
      change: z
        .unknown()
        .meta({})
        .describe("What was changed, in the editor's terms. Null: too much to say; open the document again."),
    }),
    maxBytes: 256 * 1024,
    example: { change: { nodes: { n1: { name: "Hero" } } } },
  },
  replies: { 200: { description: "It is passed on.", schema: doneReply } },
  errors: ["FORBIDDEN", "NOT_FOUND"],
  cacheControl: "no-store",
});
