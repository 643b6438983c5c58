import type { DocumentKind } from "@/lib/data/document-row";
import type { NewDocument, Save } from "@/lib/data/documents";
import { readOptionalThumbnail } from "@/lib/data/thumbnail-picture";
import { parseJsonBytes } from "@/lib/http/body";
import { parseInput } from "@/lib/http/parse-input";
import type { UploadedFile } from "@/lib/http/read-upload";
import { acceptContent, DEFAULT_CONTENT, kindOfContent } from "./accept-content";
import { type DocumentFile, documentFile } from "./document-file";

/** A document as somebody asks for it. */
export interface WantedDocument {
  readonly name: string;
  readonly kind?: DocumentKind;
  readonly content?: unknown;
  /** A data: URL. */
  readonly thumbnail?: string;
}

/**
 * Takes a new document, with what nobody said filled in.
 * @throws AppError INVALID_STATE, INVALID_REQUEST or PAYLOAD_TOO_LARGE naming the field.
 */
export async function acceptDocument({ name, thumbnail, ...wanted }: WantedDocument): Promise<NewDocument> {
  const kind = wanted.kind ?? kindOfContent(wanted.content);
  const content = acceptContent(kind, wanted.content === undefined ? DEFAULT_CONTENT[kind] : wanted.content);
  return { name, kind, content, thumbnail: await readOptionalThumbnail(thumbnail) };
}

/** New content as somebody sends it. */
export interface WantedSave {
  readonly version: number;
  readonly content?: unknown;
  /** A data: URL. */
  readonly thumbnail?: string;
}

/** Takes new content for a document of that kind. @throws AppError as {@link acceptDocument}. */
export async function acceptSave(wanted: WantedSave, kind: DocumentKind): Promise<Save> {
  const content = acceptContent(kind, wanted.content);
  return { version: wanted.version, content, thumbnail: await readOptionalThumbnail(wanted.thumbnail) };
}

/** Reads a file that export wrote. @throws AppError INVALID_REQUEST saying what is wrong where. */
export const readDocumentFile = ({ bytes }: UploadedFile): DocumentFile =>
  parseInput(documentFile, parseJsonBytes(bytes, "file")) as DocumentFile;
