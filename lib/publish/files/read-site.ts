import { createHash } from "node:crypto";
import { AppError } from "../../http/app-error";
import { checkCollisions } from "./check-collisions";
import { contentTypeOf } from "./content-type";
import { decodedSize, decodeFile, type SentFile } from "./decode-file";
import { SITE_LIMITS } from "./limits";
import { checkSitePath } from "./site-path";

/** A file of a site. */
export interface SiteFile {
  /** Relative to the site, in plain normal form. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Hex. */
  readonly sha256: string;
  readonly contentType: string;
}

/**
 * Reads the files of a site as they were sent.
 * @throws AppError PAYLOAD_TOO_LARGE over a limit; INVALID_REQUEST, naming the file, for a path or data that cannot be
 *   taken, paths that collide, or a site without index.html.
 */
export function readSite(sent: readonly SentFile[]): SiteFile[] {
  checkSizes(sent);
  sent.forEach(({ file }, index) => {
    checkSitePath(file, `files[${index}].file`);
  });
  checkCollisions(sent.map(({ file }) => file));
  if (!sent.some(({ file }) => file === "index.html")) {
    throw new AppError("INVALID_REQUEST", 'files: a site needs a file named "index.html", its first page');
  }
  return sent.map((file, index) => {
    const bytes = decodeFile(file, `files[${index}].data`);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { path: file.file, bytes, sha256, contentType: contentTypeOf(file.file) };
  });
}

function checkSizes(sent: readonly SentFile[]): void {
  const { maxFiles, maxFileBytes, maxTotalBytes } = SITE_LIMITS;
  if (sent.length > maxFiles)
    throw tooMuch(`files: ${sent.length} are more than the ${maxFiles} that a site may have`);
  const sizes = sent.map(decodedSize);
  const large = sizes.findIndex((size) => size > maxFileBytes);
  if (large >= 0) {
    const name = JSON.stringify(sent[large]?.file.slice(0, 100));
    throw tooMuch(
      `files[${large}].data: ${name} has ${sizes[large]} bytes; a file may have ${mebibytes(maxFileBytes)}`,
    );
  }
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total > maxTotalBytes)
    throw tooMuch(`files: together they have ${total} bytes; a site may have ${mebibytes(maxTotalBytes)}`);
}

const tooMuch = (message: string) => new AppError("PAYLOAD_TOO_LARGE", message);
const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB (${bytes} bytes)`;
