import { type SelectQueryBuilder, sql } from "kysely";
import type { Caller } from "../http/caller";
import { asCaller, type Tx } from "./database";
import { callersId } from "./document-access";
import { type DocumentKind, type DocumentSummary, summaryColumns } from "./document-row";
import type { DB } from "./schema.gen";

/** Which of a person's documents to list. */
export interface DocumentFilter {
  /** Text that the name contains, whatever its case. */
  readonly nameContains?: string;
  readonly kind?: DocumentKind;
  /** True for those in the bin, which are the person's own. */
  readonly deleted: boolean;
  /** True for those of others, false for the person's own, absent for both. */
  readonly shared?: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A page of a list, and how many there are in all. */
export interface DocumentPage {
  readonly documents: readonly DocumentSummary[];
  readonly total: number;
}

/** The documents of a person and those shared with them, newest first; in the bin, last thrown away first. */
export function listDocuments(caller: Caller, filter: DocumentFilter): Promise<DocumentPage> {
  return asCaller(caller, async (tx) => {
    const { total } = await matching(tx, filter)
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow();
    const documents = await matching(tx, filter)
      .select(summaryColumns)
      .orderBy(filter.deleted ? "documents.deleted_at" : "documents.updated_at", "desc")
      .orderBy("documents.id")
      .limit(filter.limit)
      .offset(filter.offset)
      .execute();
    return { documents, total };
  });
}

/** Starts from what indexes find: asking the policies about every document of everybody would take for ever. */
function matching(tx: Tx, { nameContains, kind, deleted, shared }: DocumentFilter) {
  const own = tx.selectFrom("documents").select("id").where("owner_id", "=", callersId);
  const ofOthers = tx.selectFrom("shares").select("document_id as id").where("shared_with", "=", callersId);
  const ids = shared === undefined ? own.union(ofOthers) : shared ? ofOthers : own;
  // An array, because it is known before the first row is looked at; a join may be planned the other way round.
  let query: SelectQueryBuilder<DB, "documents", object> = tx
    .selectFrom("documents")
    .where("documents.id", "=", sql<string>`any(array${ids})`)
    .where("documents.deleted_at", deleted ? "is not" : "is", null);
  if (kind) query = query.where("documents.kind", "=", kind);
  if (nameContains) query = query.where("documents.name", "ilike", `%${escapeLike(nameContains)}%`);
  return query;
}

/** Takes the meaning from LIKE's wildcards and from its escape character. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");
