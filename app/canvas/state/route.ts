import { AppError } from "@/lib/http/app-error";
import { decodeLink } from "@/lib/poster/link/decode";

/** The state of a poster link as JSON, for people: the same query as the viewer's. */
export function GET(request: Request): Response {
  try {
    const { state } = decodeLink(new URL(request.url).search);
    const headers = {
      "Content-Type": "application/json; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
    };
    return new Response(JSON.stringify(state, null, 2), { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ error: error.publicMessage, code: error.code }, { status: error.status });
  }
}
