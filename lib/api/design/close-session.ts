import { defineEndpoint } from "@/lib/http/endpoint";
import { doneReply, sessionParams } from "./session-schemas";

/** DELETE /sessions/:id: ends a session. */
export const closeSessionEndpoint = defineEndpoint({
  id: "close-session",
  method: "DELETE",
  path: "/api/v1/design/sessions/{id}",
  surface: "design",
  summary: "End a session",
  description:
    "For good: streams are told `session_closed` and end, and everything about it answers 404 from then on.",
  rateClass: "sessions",
  params: sessionParams,
  replies: { 200: { description: "It has ended.", schema: doneReply } },
  errors: ["NOT_FOUND"],
  cacheControl: "no-store",
});
