/**
 * How parts of a document are shown to a model. Threat: text of a document that pretends to be the end of the part, and
 * then to be an instruction. Covered: no part can hold the sign that ends one, whatever it says. Left open: a model may be
 * swayed by what it reads all the same; the system prompt says that parts are data, and what publishes, shares, spends or
 * deletes a document asks a person.
 */

/** What the names of all parts begin with. */
const PREFIX = "affiche-";

/** The parts of a document that a model is shown. */
export type DataPart = "document" | "artboards" | "active-artboard" | "selected-ids" | "selected-subtrees";

/** A part with its data between signs that the data itself cannot hold. */
export function delimitData(part: DataPart, data: string): string {
  return `<${PREFIX}${part}>\n${data.replaceAll(/<(?=\s*\/?\s*affiche-)/gi, "&lt;")}\n</${PREFIX}${part}>`;
}

/** The data of a part in a text; null where the part is not there. */
export function readDelimited(part: DataPart, text: string): string | null {
  const open = `<${PREFIX}${part}>\n`;
  const start = text.indexOf(open);
  const end = text.indexOf(`\n</${PREFIX}${part}>`, start);
  return start < 0 || end < 0 ? null : text.slice(start + open.length, end);
}

/** Whether a text is made of such parts. */
export const isDelimited = (text: string): boolean => text.includes(`<${PREFIX}`);
