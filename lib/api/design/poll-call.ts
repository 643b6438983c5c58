import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { callDone, callFailed, callId, callPending, sessionParams } from "./session-schemas";

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
        callPending.extend({
          result: z.null().describe("Nothing yet."),
        }),
        callDone("success"),
        callFailed,
      ]),
    },
  },
  errors: ["NOT_FOUND"],
  cacheControl: "no-store",
});
