import { listToolsEndpoint } from "@/lib/api/design/list-tools";
import { describeTools } from "@/lib/design/session/describe-tools";
import { sessionTools } from "@/lib/design/session/session-tools";
import { serve } from "@/lib/http/route";

const tools = describeTools(sessionTools);

/** The design tools. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: listToolsEndpoint,
  handle: () => ({ json: { total: tools.length, tools } }),
});
