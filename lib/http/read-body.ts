import { MAX_JSON_BODY_BYTES, readJsonBody } from "./body";
import type { Endpoint } from "./endpoint";
import { isMultipart, readUpload, type UploadedFile } from "./read-upload";

/**
 * Reads what a request brings, as its contract allows: JSON, or a file in a multipart form.
 * @throws AppError as {@link readJsonBody} and {@link readUpload}.
 */
export async function readBody(
  request: Request,
  { body, upload }: Endpoint,
): Promise<{ readonly json: unknown; readonly file: UploadedFile | null }> {
  if (upload && (!body || isMultipart(request.headers))) {
    return { json: undefined, file: await readUpload(request, upload.maxBytes) };
  }
  const json = body ? await readJsonBody(request, Math.min(body.maxBytes, MAX_JSON_BODY_BYTES)) : undefined;
  return { json, file: null };
}
