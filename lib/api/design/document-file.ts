import { z } from "zod";
import type { StoredDocument } from "@/lib/data/document-row";
import { documentContent, documentKind, documentName } from "./document-schemas";

/** A document as a file: what export writes and import reads. The number is the format's version. */
export const documentFile = z.object({
  affiche: z.literal(1).describe("Marks the file as ours; the version of the format."),
  kind: documentKind.describe("What the content is."),
  name: documentName.describe("What to call the document."),
  content: documentContent.describe("What it holds."),
});

/** What is in such a file. */
export type DocumentFile = z.output<typeof documentFile>;

/** A document as a file. */
export const fileOf = ({ kind, name, content }: StoredDocument): DocumentFile => ({
  affiche: 1,
  kind,
  name,
  content,
});

/** What some system takes for something else than a letter of a file's name: controls, turns of direction, separators. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069"*/:<>?\\|]+/gu;

/** Content-Disposition (RFC 6266) of a document's file: its name in any script, and in plain letters for old clients. */
export function dispositionOf(name: string): string {
  const file = `${name.replace(UNSAFE, " ").replace(/\s+/g, " ").trim().replace(/^\.+/, "") || "Untitled"}.affiche.json`;
  const plain = file
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\w .(),-]/g, "_");
  // RFC 5987 leaves fewer characters unescaped than encodeURIComponent does.
  const encoded = encodeURIComponent(file).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
