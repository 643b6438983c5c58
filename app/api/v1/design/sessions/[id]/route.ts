import { closeSessionEndpoint } from "@/lib/api/design/close-session";
import { getSessionEndpoint } from "@/lib/api/design/get-session";
import { sessions } from "@/lib/design/session/process-sessions";
import { serve } from "@/lib/http/route";

/** One design session. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  {
    endpoint: getSessionEndpoint,
    async handle({ params: { id } }) {
      const { session, browserConnected } = await sessions().status(id);
      const { documentId, label, createdAtMs, lastActivityMs, expiresAtMs } = session;
      const times = { createdAt: createdAtMs, lastActivity: lastActivityMs, expiresAt: expiresAtMs };
      const { pendingCalls, completedCalls } = session;
      return {
        json: {
          session: { id, documentId, browserConnected, label, ...times },
          pendingCalls,
          completedCalls,
        },
      };
    },
  },
  {
    endpoint: closeSessionEndpoint,
    async handle({ params: { id } }) {
      await sessions().close(id);
      return { json: { success: true } };
    },
  },
);
