import { sql } from "kysely";
import type { Caller } from "../http/caller";
import { asCaller, type Tx } from "./database";
import { isUuid } from "./is-uuid";

/** What somebody may do with a document; an owner may everything. */
export type DocumentRole = "owner" | "editor" | "viewer";

/**
 * The role of the transaction's caller, by ownership, invite or the share token presented, whichever is the better; null
 * for nothing, whether the document is there or not.
 */
export async function documentRole(tx: Tx, documentId: string): Promise<DocumentRole | null> {
  if (!isUuid(documentId)) return null;
  const { rows } = await sql<{
    role: DocumentRole | null;
  }>`select public.document_role(${documentId}) as role`.execute(tx);
  return rows[0]?.role ?? null;
}

/** The caller's role for a document, as {@link documentRole} finds it, in a transaction of its own. */
export const findDocumentRole = (caller: Caller, documentId: string): Promise<DocumentRole | null> =>
  asCaller(caller, (tx) => documentRole(tx, documentId));
