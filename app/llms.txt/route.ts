import { HELLO_POSTER } from "@/examples/hello-poster";
import { agentGuide } from "@/lib/api/agent-guide";
import { endpoints } from "@/lib/api/registry";
import { publicOrigin } from "@/lib/http/origin";

/** What an agent must know to use this service, at the address where agents look for it. */
export function GET(request: Request): Response {
  const headers = { "Content-Type": "text/markdown; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return new Response(agentGuide(endpoints, publicOrigin(request), HELLO_POSTER), { headers });
}
