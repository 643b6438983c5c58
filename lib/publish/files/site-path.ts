/**
 * Names of published files. Threat: a path that leaves the site's folder, hides in it, or means another file to the next
 * program that reads it: a file system, a browser, a hosting provider. Covered: only a path that is in its plain normal
 * form already is taken, and everything else is refused by name; nothing is repaired, because two programs repair
 * differently. Compatibility forms of Unicode (a full-width full stop or slash) are judged by what they turn into.
 * Left open: letters that merely look alike.
 */
import { AppError } from "../../http/app-error";

const MAX_PATH_BYTES = 1024;
const MAX_SEGMENT_BYTES = 255;

/** Names that Windows keeps for devices, whatever extension follows. */
const DEVICE = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|com[0-9]|lpt[0-9])\s*(\.|$)/i;

/** Controls, formatting and joining signs, line separators, halves of characters, and what has no meaning yet. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Cn}\p{Co}]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|\p{Cf}/u;

/**
 * Checks a path of a published file, relative to the site, like `css/main.css`.
 * @param field where it stood in the request, for the message.
 * @throws AppError INVALID_REQUEST that names the path and says what is wrong with it.
 */
export function checkSitePath(path: string, field: string): void {
  const turned = path.normalize("NFKC");
  const problem = problemOf(path) ?? problemOf(turned, true) ?? problemOfSlashes(path, turned);
  if (problem === null) return;
  const shown = JSON.stringify(path.slice(0, 100));
  throw new AppError("INVALID_REQUEST", `${field}: ${shown} ${problem}; write it like "css/main.css"`);
}

/** @param lookedThrough judges the compatibility form, whose own form and length say nothing about the path. */
function problemOf(path: string, lookedThrough = false): string | null {
  if (path === "") return "is empty";
  if (INVISIBLE.test(path)) return "holds a control character or one that cannot be seen";
  if (path.includes("\\")) return "holds a backslash; folders are divided by /";
  if (path.includes("%")) return "holds a percent sign; write names as they are, not encoded";
  if (/[:<>"|?*]/.test(path)) return 'holds one of : < > " | ? *, which not every system can store';
  if (path.startsWith("/")) return "begins with a slash; paths are relative to the site";
  if (path.endsWith("/")) return "ends with a slash, so it names a folder";
  if (!lookedThrough && path !== path.normalize("NFC")) return "is not in Unicode's composed form (NFC)";
  if (!lookedThrough && Buffer.byteLength(path) > MAX_PATH_BYTES)
    return `has more than ${MAX_PATH_BYTES} bytes`;
  for (const segment of path.split("/")) {
    const problem = problemOfSegment(segment);
    if (problem) return problem;
  }
  return null;
}

function problemOfSlashes(path: string, turned: string): string | null {
  const same = path.split("/").length === turned.split("/").length;
  return same ? null : "holds a sign that some systems turn into a slash";
}

function problemOfSegment(segment: string): string | null {
  if (segment === "") return "has two slashes in a row";
  if (segment === "." || segment === "..") return "leaves its folder: . and .. are not allowed";
  if (segment.startsWith(".")) return "is hidden: no file or folder may begin with a full stop";
  if (segment !== segment.trim()) return "has a name that begins or ends with a space";
  if (segment.endsWith(".")) return "has a name that ends with a full stop";
  if (DEVICE.test(segment)) return "uses a name that Windows keeps for a device";
  if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES)
    return `has a name of more than ${MAX_SEGMENT_BYTES} bytes`;
  return null;
}
