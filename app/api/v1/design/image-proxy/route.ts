import { proxyImageEndpoint } from "@/lib/api/design/proxy-image";
import { serve } from "@/lib/http/route";
import { answerImage } from "@/lib/media/proxy/answer-image";
import { proxyImage } from "@/lib/media/proxy/proxy-image";

export const runtime = "nodejs";

/** Images of other servers. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: proxyImageEndpoint,
  handle: async ({ query, request }) => answerImage(request, await proxyImage(query.url)),
});
