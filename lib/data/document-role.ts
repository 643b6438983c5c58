import { sql } from "kysely";
import type { Caller } from "../http/caller";
import { asCaller, type Tx } from "./database";

/** What somebody may do with a document; null means nothing, whether it is there or not. */
export type DocumentRole = "owner" | "editor" | "viewer" | null;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id at all. What cannot is treated like an id of nothing: the database would throw. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** The role of the transaction's caller, by ownership, invite or the share token presented, whichever is the better. */
export async function documentRole(tx: Tx, documentId: string): Promise<DocumentRole> {
  if (!isUuid(documentId)) return null;
  const { rows } = await sql<{
    role: DocumentRole;
  }>`select public.document_role(${documentId}) as role`.execute(tx);
  return rows[0]?.role ?? null;
}

/** The caller's role for a document, as {@link documentRole} finds it, in a transaction of its own. */
export const findDocumentRole = (caller: Caller, documentId: string): Promise<DocumentRole> =>
  asCaller(caller, (tx) => documentRole(tx, documentId));
