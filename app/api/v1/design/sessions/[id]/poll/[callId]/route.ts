import { pollCallEndpoint } from "@/lib/api/design/poll-call";
import { sessions } from "@/lib/design/session/process-sessions";
import { serve } from "@/lib/http/route";

/** A call, as it stands. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: pollCallEndpoint,
  async handle({ params }) {
    const { callId, status, result } = await sessions().poll(params.id, params.callId);
    return { json: { callId, status, result } };
  },
});
