import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { sessionFields, sessionParams } from "./session-schemas";

/** GET /sessions/:id: how a session stands. */
export const getSessionEndpoint = defineEndpoint({
  id: "get-session",
  method: "GET",
  path: "/api/v1/design/sessions/{id}",
  surface: "design",
  summary: "How a session stands",
  description: "Asking is no activity: it does not keep the session alive.",
  rateClass: "session-traffic",
  params: sessionParams,
  replies: {
    200: {
      description: "The session, and how many of its calls wait or have ended.",
      schema: z.strictObject({
        session: sessionFields.describe("The session."),
        pendingCalls: z.int().min(0).describe("Calls that wait for the browser."),
        completedCalls: z.int().min(0).describe("Calls that have ended, well or not."),
      }),
    },
  },
  errors: ["NOT_FOUND"],
  cacheControl: "no-store",
});
