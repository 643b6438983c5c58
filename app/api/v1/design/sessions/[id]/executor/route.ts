import { chooseExecutorEndpoint } from "@/lib/api/design/choose-executor";
import { sessions } from "@/lib/design/session/process-sessions";
import { serve } from "@/lib/http/route";

/** Which tab runs calls. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: chooseExecutorEndpoint,
  async handle({ params: { id }, body: { clientId } }) {
    await sessions().chooseExecutor(id, clientId);
    return { json: { success: true } };
  },
});
