import { imageProblem } from "../image/image-problem";
import { TAKEN_TYPES } from "../image/image-types";

const BYTE_ORDER_MARKS: readonly [mark: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
  // Without a mark, but with the first character `<`.
  [[0x3c, 0x00], "utf-16le"],
  [[0x00, 0x3c], "utf-16be"],
];

/**
 * The text of an SVG from its root on, in whatever encoding it was written.
 * Threat: entities that grow without end or read files. Covered: a document type may only name a public one, which is
 * left out; nothing can be declared in it.
 * @throws AppError INVALID_REQUEST for another kind of markup, an unknown encoding, and declarations.
 */
export function readSvgText(file: Uint8Array): string {
  const text = decode(file).replace(/^\uFEFF/, "");
  const rootAt = endOfProlog(text);
  const root = /^<([\w.:-]+)/.exec(text.slice(rootAt, rootAt + 100))?.[1];
  if (root === "svg") return text.slice(rootAt);
  if (root === undefined) throw imageProblem(`is text; send ${TAKEN_TYPES}`);
  if (root.endsWith(":svg"))
    throw imageProblem("this SVG names its root with a prefix; write <svg> without one");
  const isHtml = root.toLowerCase() === "html" || /<!doctype\s+html/i.test(text.slice(0, rootAt));
  const kind = isHtml ? "HTML" : `XML of another kind (<${root.slice(0, 40)}>)`;
  throw imageProblem(`is ${kind}; send ${TAKEN_TYPES}`);
}

function decode(file: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => file[index] === byte));
  const head = Buffer.from(file.subarray(0, 200)).toString("latin1");
  const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  const encoding = marked?.[1] ?? declared ?? "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch (cause) {
    throw imageProblem(`this SVG is not valid ${encoding.slice(0, 40)}; save it as UTF-8`, cause);
  }
}

/** Where the root element begins: after declaration, comments, instructions and a plain document type. */
function endOfProlog(text: string): number {
  let doctypes = 0;
  for (let at = 0; ; ) {
    while (/\s/.test(text.charAt(at))) at++;
    if (text.startsWith("<!--", at)) at = after(text, "-->", at + 4);
    else if (text.startsWith("<?", at)) at = after(text, "?>", at + 2);
    else if (/^<!doctype$/i.test(text.slice(at, at + 9))) {
      const end = after(text, ">", at);
      if (doctypes++ > 0 || /[[&]|<!entity/i.test(text.slice(at + 2, end))) {
        throw imageProblem("this SVG declares entities or a document type of its own; save it without them");
      }
      at = end;
    } else return at;
  }
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  if (found < 0) throw imageProblem("this SVG is incomplete; send the whole file");
  return found + mark.length;
}
