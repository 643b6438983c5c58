import { MAX_JSON_BODY_BYTES, readJsonBody } from "./body";
import type { Endpoint } from "./endpoint";
import { isMultipart, readUpload, type UploadedFile } from "./read-upload";

/**
 * Reads what a request brings, as its contract allows: JSON, or a file in a multipart form.
 * @throws AppError as {@link readJsonBody} and {@link readUpload}.
 */
export async function readBody(
  request: Request,
  endpoint: Endpoint,
): Promise<{ readonly json: unknown; readonly file: UploadedFile | null }> {
  const { body, upload } = endpoint;
  if (upload && (!body || isMultipart(request.headers))) {
    return { json: undefined, file: await readUpload(request, upload.maxBytes) };
  }
  if (body?.isOptional && hasNoBody(request.headers)) return { json: {}, file: null };
  const json = body ? await readJsonBody(request, mostBytes(endpoint)) : undefined;
  return { json, file: null };
}

/** Whether a request says that it brings nothing, as one that a program sends with nothing but a method. */
function hasNoBody(headers: Headers): boolean {
  const length = headers.get("content-length");
  return (
    length === "0" || (length === null && !headers.has("transfer-encoding") && !headers.has("content-type"))
  );
}

/** The usual most is exceeded only for a stated reason, and for people: strangers do not fill the memory. */
function mostBytes({ body, access = "public" }: Endpoint): number {
  const maxBytes = body?.maxBytes ?? 0;
  const mayBeLarge = body?.largeBecause !== undefined && (access === "signed-in" || access === "paid");
  return mayBeLarge ? maxBytes : Math.min(maxBytes, MAX_JSON_BODY_BYTES);
}
