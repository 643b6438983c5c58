import { executeToolEndpoint } from "@/lib/api/design/execute-tool";
import { readIdempotencyKey } from "@/lib/design/session/idempotency-key";
import { sessions } from "@/lib/design/session/process-sessions";
import { limitRate } from "@/lib/http/rate-limit/limit-rate";
import { serve } from "@/lib/http/route";

/** Calls of tools. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: executeToolEndpoint,
  async handle({ params: { id }, query, body: { tool, input = {} }, request, origin }) {
    const headers = await limitRate("session-calls", id.slice(0, 100));
    const idempotencyKey = readIdempotencyKey(request.headers);
    const wait = query.wait === "true";
    const { signal } = request;
    return {
      headers,
      json: await sessions().execute(id, { tool, input, idempotencyKey, wait, signal, origin }),
    };
  },
});
