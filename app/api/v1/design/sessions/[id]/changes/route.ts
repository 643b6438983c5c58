import { sendChangeEndpoint } from "@/lib/api/design/send-change";
import { sessions } from "@/lib/design/session/process-sessions";
import { serve } from "@/lib/http/route";

/** What people change by hand. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: sendChangeEndpoint,
  async handle({ params: { id }, body: { change }, request }) {
    await sessions().passOnChange(id, request.headers.get("x-executor-token"), change ?? null);
    return { json: { success: true } };
  },
});
