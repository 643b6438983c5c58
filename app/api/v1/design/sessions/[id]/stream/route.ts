import { randomUUID } from "node:crypto";
import { streamSessionEndpoint } from "@/lib/api/design/stream-session";
import { sessions } from "@/lib/design/session/process-sessions";
import { serve } from "@/lib/http/route";

/** What happens in a session. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: streamSessionEndpoint,
  async handle({ params: { id }, query: { role, clientId = randomUUID(), visible }, request }) {
    const reader =
      role === "editor" ? ({ role, clientId, visible: visible === "true" } as const) : ({ role } as const);
    const lastEventId = request.headers.get("last-event-id");
    return { events: await sessions().stream(id, reader, { lastEventId, signal: request.signal }) };
  },
});
