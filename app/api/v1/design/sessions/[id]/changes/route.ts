import { listChangesEndpoint } from "@/lib/api/design/list-changes";
import { sendChangeEndpoint } from "@/lib/api/design/send-change";
import { sessions } from "@/lib/design/session/process-sessions";
import { CHANGES_AT_ONCE } from "@/lib/design/session/session-service";
import { serve } from "@/lib/http/route";

/** What calls have changed, and what people change by hand. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  {
    endpoint: listChangesEndpoint,
    async handle({ params: { id }, query: { after } }) {
      const calls = await sessions().changesAfter(id, after);
      const changes = calls.map(({ callId, sequence, status, change }) => ({
        callId,
        sequence,
        status,
        change,
      }));
      const through = calls.at(-1)?.sequence ?? after;
      return { json: { changes, through, more: calls.length === CHANGES_AT_ONCE } };
    },
  },
  {
    endpoint: sendChangeEndpoint,
    async handle({ params: { id }, body: { change }, request }) {
      await sessions().passOnChange(id, request.headers.get("x-executor-token"), change ?? null);
      return { json: { success: true } };
    },
  },
);
