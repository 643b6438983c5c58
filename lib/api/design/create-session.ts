import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";

/** POST /sessions: a design session with an empty document. */
export const createSessionEndpoint = defineEndpoint({
  id: "create-session",
  method: "POST",
  path: "/api/v1/design/sessions",
  surface: "design",
  summary: "Begin a design session",
  description:
    "Makes an empty document and a link. Whoever opens the link in a browser sees what you do with `execute`, as you do it. The session's id is its secret. An address has at most 20 live sessions. Made by somebody who is signed in, session and document are theirs.",
  access: "anyone",
  rateClass: "sessions",
  body: {
    schema: z.strictObject({
      label: z
        .string()
        .max(200)
        .refine(
          (label) => label.isWellFormed() && !/\p{Cc}/u.test(label),
          "must be text without control characters",
        )
        .default("")
        .describe(
          "What to call it and its document, at most 200 characters. Empty: no label, document Untitled.",
        ),
    }),
    maxBytes: 16 * 1024,
    isOptional: true,
    example: { label: "Landing page" },
  },
  replies: {
    201: {
      description: "The session.",
      schema: z.strictObject({
        sessionId: z.string().describe("Id of the session; keep it secret."),
        documentId: z.string().describe("Id of its document."),
        designUrl: z.string().describe("The link to open in a browser."),
        expiresAt: z.string().describe("When it ends if nothing happens until then, ISO 8601."),
      }),
    },
  },
  errors: [],
  cacheControl: "private, no-store",
});
