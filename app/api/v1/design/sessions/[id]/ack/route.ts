import { acknowledgeHeartbeatEndpoint } from "@/lib/api/design/acknowledge-heartbeat";
import { sessions } from "@/lib/design/session/process-sessions";
import { serve } from "@/lib/http/route";

/** Signs of life of a tab. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: acknowledgeHeartbeatEndpoint,
  async handle({ params: { id }, body: { visible }, request }) {
    await sessions().acknowledge(id, request.headers.get("x-executor-token"), visible);
    return { json: { success: true } };
  },
});
