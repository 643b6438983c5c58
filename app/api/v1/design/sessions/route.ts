import { createSessionEndpoint } from "@/lib/api/design/create-session";
import { serve } from "@/lib/auth/serve";
import { sessions } from "@/lib/design/session/process-sessions";
import { designUrlOf } from "@/lib/design/session/session-service";

/** Design sessions. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: createSessionEndpoint,
  async handle({ person, body: { label }, origin, clientIp }) {
    const { id, documentId, expiresAtMs } = await sessions().create(label, person?.id ?? null, clientIp);
    const expiresAt = new Date(expiresAtMs).toISOString();
    return {
      status: 201,
      json: { sessionId: id, documentId, designUrl: designUrlOf(origin, id), expiresAt },
    };
  },
});
