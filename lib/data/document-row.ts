import { type RawBuilder, sql } from "kysely";
import type { Tx } from "./database";
import { noSuchDocument } from "./document-access";
import type { DocumentRole } from "./document-role";

/** A poster's state, or a design's tree. */
export type DocumentKind = "poster" | "design";

/** Content as JSON: an object, given back exactly as it came. */
export type DocumentContent = Readonly<Record<string, unknown>>;

/** A document without its content. */
export interface DocumentSummary {
  readonly id: string;
  readonly name: string;
  readonly kind: DocumentKind;
  /** Grows by one with each save. */
  readonly version: number;
  /** What the caller may do with it. */
  readonly role: DocumentRole;
  /** Null for the document of an anonymous session. */
  readonly ownerId: string | null;
  readonly createdAt: Date;
  /** When its content was last saved; names do not count. */
  readonly updatedAt: Date;
  /** In the bin since. */
  readonly deletedAt: Date | null;
  /** The version that its thumbnail shows; null without one. */
  readonly thumbnailVersion: number | null;
}

/** A document with its content. */
export interface StoredDocument extends DocumentSummary {
  readonly content: DocumentContent;
}

/** The caller's role. The owner is asked first: document_role does not see a row that is just being inserted. */
const role: RawBuilder<DocumentRole> = sql`case when documents.owner_id = auth.uid() then 'owner'
  else public.document_role(documents.id) end`;

const thumbnailVersion: RawBuilder<number | null> = sql`(
  select t.version from public.document_thumbnails t where t.document_id = documents.id)`;

/** What a statement selects or returns of `documents` to make summaries. */
export const summaryColumns = [
  "documents.id",
  "documents.name",
  "documents.kind",
  "documents.version",
  role.as("role"),
  "documents.owner_id as ownerId",
  "documents.created_at as createdAt",
  "documents.updated_at as updatedAt",
  "documents.deleted_at as deletedAt",
  thumbnailVersion.as("thumbnailVersion"),
] as const;

/** Content comes back parsed, of whatever shape the database's type says; a check on the table makes it an object. */
export const contentColumn = sql<DocumentContent>`documents.content`.as("content");

/** A document as the caller of the transaction sees it. @throws AppError NOT_FOUND. */
export async function readDocument(tx: Tx, id: string): Promise<StoredDocument> {
  const found = await tx
    .selectFrom("documents")
    .select([...summaryColumns, contentColumn])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw noSuchDocument();
  return found;
}
