import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { EVENT_STREAM_TYPE } from "@/lib/http/sse";
import { sessionParams } from "./session-schemas";

/** GET /sessions/:id/stream: what happens in a session, as it happens. */
export const streamSessionEndpoint = defineEndpoint({
  id: "stream-session",
  method: "GET",
  path: "/api/v1/design/sessions/{id}/stream",
  surface: "design",
  summary: "What happens in a session, as Server-Sent Events",
  description: [
    "Each event is JSON on a `data:` line with a `type`:",
    "`connected` {sessionId}, with `resumed` where Last-Event-ID was sent: false means that what came in between is not known any more;",
    "`tool_call` {callId, tool, input} when a tool is called;",
    "`heartbeat` {timestamp} every 15 seconds, without id;",
    "`session_closed` {reason} at the end.",
    "With `role=editor`, for the tabs of the editor: `connected` also has clientId, a secret executorToken and executorClientId.",
    "One tab is the executor: its `tool_call` events have `execute: true` and their `sequence`, and it gets everything unanswered in order whenever it connects. Only calls with `execute: true` may be run.",
    "Further events of editors: `executor` {clientId}, with executorToken for the tab that runs calls from now on; `tool_result` {callId, status, change} and `document_changed` {clientId, change} for tabs that mirror the document; `tab_moved` when the tab has opened another stream.",
  ].join(" "),
  rateClass: "session-streams",
  params: sessionParams,
  query: z.object({
    role: z.enum(["observer", "editor"]).default("observer").describe("Who listens. Observers only look on."),
    clientId: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,64}$/)
      .optional()
      .describe(
        "Of an editor: a name that the tab makes up once for each time its page is loaded, so that it keeps its place when it connects again. Absent: one is made.",
      ),
    visible: z
      .enum(["true", "false"])
      .default("true")
      .describe("Of an editor: whether the tab is in front. Visible tabs take over before hidden ones."),
  }),
  replies: { 200: { description: "The events.", contentTypes: [EVENT_STREAM_TYPE] } },
  errors: ["NOT_FOUND", "RATE_LIMITED"],
  cacheControl: "no-cache, no-transform",
});
