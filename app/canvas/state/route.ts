import { AppError } from "@/lib/http/app-error";
import { decodeLink } from "@/lib/poster/link/decode";
import { openPosterDocument } from "../open-document";

/** The state of a poster as JSON, for people: of a link, or of a document; the same query as the viewer's. */
export async function GET(request: Request): Promise<Response> {
  try {
    const headers = {
      "Content-Type": "application/json; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    };
    return new Response(JSON.stringify(await stateOf(request), null, 2), { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ error: error.publicMessage, code: error.code }, { status: error.status });
  }
}

async function stateOf(request: Request): Promise<unknown> {
  const { search, searchParams } = new URL(request.url);
  const opened = await openPosterDocument(Object.fromEntries(searchParams));
  if (!opened) return decodeLink(search).state;
  if (opened.kind === "document") return opened.document.content;
  throw new AppError("NOT_FOUND", "There is no poster here that you may see.");
}
