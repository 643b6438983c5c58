import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";

/** POST /sessions: a design session with an empty document, or over one that is there. */
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
      documentId: z
        .string()
        .max(100)
        .optional()
        .describe(
          "Id of a design that is there already, to work on it instead of an empty one. Needs a signed-in person who owns it or may edit it; the session ends when they may not any more.",
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
  errors: ["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "CONFLICT"],
  cacheControl: "private, no-store",
});
