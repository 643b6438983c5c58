import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { callId, sessionParams, toolFailure, toolSuccess } from "./session-schemas";

/** GET /sessions/:id/poll/:callId: what came of a call. */
export const pollCallEndpoint = defineEndpoint({
  id: "poll-call",
  method: "GET",
  path: "/api/v1/design/sessions/{id}/poll/{callId}",
  surface: "design",
  summary: "What came of a call",
  description: "The newest 2,000 calls that have ended are kept, or 64 MiB of them.",
  rateClass: "session-traffic",
  params: sessionParams.extend({ callId }),
  replies: {
    200: {
      description: "How the call stands.",
      schema: z.discriminatedUnion("status", [
        z.strictObject({
          callId,
          status: z.literal("pending").describe("It waits, or runs."),
          result: z.null().describe("Nothing yet."),
        }),
        z.strictObject({
          callId,
          status: z.literal("success").describe("The browser has done it."),
          result: toolSuccess.describe("What came of it."),
        }),
        z.strictObject({
          callId,
          status: z.literal("error").describe("It failed in the browser; nothing was changed."),
          result: toolFailure.describe("Why."),
        }),
      ]),
    },
  },
  errors: ["NOT_FOUND"],
  cacheControl: "no-store",
});
