import { sendResultEndpoint } from "@/lib/api/design/send-result";
import { sessions } from "@/lib/design/session/process-sessions";
import { serve } from "@/lib/http/route";

/** Answers of the browser. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: sendResultEndpoint,
  async handle({ params: { id }, body: { callId, ...outcome }, request }) {
    const token = request.headers.get("x-executor-token");
    const { status } = await sessions().answer(id, token, callId, outcome);
    return { json: { callId, status } };
  },
});
