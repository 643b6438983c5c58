import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { callDone, callFailed, callPending, sessionParams } from "./session-schemas";

/** POST /sessions/:id/execute: a call of a tool. */
export const executeToolEndpoint = defineEndpoint({
  id: "execute-tool",
  method: "POST",
  path: "/api/v1/design/sessions/{id}/execute",
  surface: "design",
  summary: "Run a design tool in the browser",
  description:
    "Calls run one after another, in the order in which they came, each exactly once, whatever happens to browser, network or server. An unknown tool, or input that does not fit, is 400 with `path`, `expected` and `example`; nothing is run then. At most 600 calls a minute and session; at most 1,000 wait for a browser. The header `Idempotency-Key` (1 to 255 visible ASCII characters) makes it safe to send a call again: the same key with the same body is the same call, with another body it is 422.",
  rateClass: "session-traffic",
  params: sessionParams,
  query: z.object({
    wait: z
      .enum(["true", "false"])
      .default("false")
      .describe(
        "true: answer when the browser has run the call, after 30 seconds at the latest; at once when no browser is connected. false: answer at once, and ask `poll` for the result.",
      ),
  }),
  body: {
    schema: z.strictObject({
      tool: z
        .string()
        .min(1)
        .max(200)
        .describe("Name of the tool, like `design_create_artboard`; the prefix may be missing."),
      input: z
        .unknown()
        .optional()
        .meta({ type: "object", additionalProperties: true })
        .describe("What the tool is given, as its input_schema says. Absent: {}."),
    }),
    maxBytes: 4 * 1024 * 1024,
    example: {
      tool: "design_create_artboard",
      input: { name: "Home", width: 1440, height: 900, backgroundColor: "#ffffff" },
    },
  },
  replies: {
    200: {
      description: "How the call stands.",
      schema: z.discriminatedUnion("status", [
        callPending.extend({
          hint: z
            .string()
            .optional()
            .describe("What to do, where it was waited for in vain: which page to open, where to ask."),
        }),
        callDone("completed"),
        callFailed,
      ]),
    },
  },
  errors: ["INVALID_REQUEST", "NOT_FOUND", "KEY_REUSED", "RATE_LIMITED"],
  cacheControl: "no-store",
});
