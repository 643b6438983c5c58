import { serveUpload } from "@/lib/media/serve-upload";

export const runtime = "nodejs";

/** Stored images. HEAD is answered by the same handler, without the body. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  return serveUpload(request, (await params).name);
}
