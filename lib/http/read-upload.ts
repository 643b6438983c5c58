import { AppError } from "./app-error";
import { readBytes, tooLarge } from "./body";

/** A file that came in a form. The name and type are the sender's words; the content decides. */
export interface UploadedFile {
  readonly name: string;
  readonly claimedType: string;
  readonly bytes: Uint8Array;
}

/** Whether a request brings a multipart form. */
export const isMultipart = (headers: Headers): boolean =>
  /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");

/** What the form around a file may add: boundaries, part headers, a long file name. */
const FORM_BYTES = 64 * 1024;

const WANTED = "Send one file as the field `file` of a multipart form.";

/**
 * Reads the one file of a multipart form.
 * @throws AppError PAYLOAD_TOO_LARGE when the file has more than maxBytes; INVALID_REQUEST for no file, an empty one,
 *   several, other fields, or what is no form.
 */
export async function readUpload(request: Request, maxBytes: number): Promise<UploadedFile> {
  if (!isMultipart(request.headers)) throw new AppError("INVALID_REQUEST", WANTED);
  const bytes = await readBytes(request, maxBytes + FORM_BYTES);
  const file = await onlyFile(bytes, request.headers.get("content-type") ?? "");
  if (file.size > maxBytes) throw tooLarge(maxBytes, "file");
  if (file.size === 0) throw new AppError("INVALID_REQUEST", "file: is empty");
  return { name: file.name, claimedType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function onlyFile(bytes: Uint8Array, contentType: string): Promise<File> {
  const copy = new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { "content-type": contentType } });
  const form = await copy.formData().catch((cause: unknown) => {
    throw new AppError("INVALID_REQUEST", `The body is not a complete multipart form. ${WANTED}`, { cause });
  });
  const entries = [...form.entries()];
  const foreign = entries.find(([name]) => name !== "file");
  if (foreign)
    throw new AppError("INVALID_REQUEST", `${foreign[0].slice(0, 60)}: is not expected. ${WANTED}`);
  const [[, file] = []] = entries;
  if (entries.length > 1)
    throw new AppError("INVALID_REQUEST", "file: is given more than once; send one file");
  if (!(file instanceof File)) throw new AppError("INVALID_REQUEST", `file: is missing. ${WANTED}`);
  return file;
}
