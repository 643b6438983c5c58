import { sql } from "kysely";
import type { Clock } from "../clock";
import type { Caller } from "../http/caller";
import { asCaller } from "./database";
import { assertDocumentId, callersId, noSuchDocument } from "./document-access";
import { readDocument, type StoredDocument } from "./document-row";
import { MAX_NAME_LENGTH } from "./documents";

/**
 * Makes a copy of a document that the caller may see, thumbnail included, as their own. History is not copied.
 * @param caller a person, perhaps with a share token. @throws AppError NOT_FOUND.
 */
export async function duplicateDocument(caller: Caller, id: string, now: Clock): Promise<StoredDocument> {
  assertDocumentId(id);
  return asCaller(caller, async (tx) => {
    const original = await tx.selectFrom("documents").select("name").where("id", "=", id).executeTakeFirst();
    if (!original) throw noSuchDocument();
    const name = nameOfCopy(original.name);
    const at = new Date(now());
    // Content goes from row to row and never through this process.
    const { rows } = await sql<{ id: string }>`
      insert into public.documents (owner_id, kind, name, content, created_at, updated_at, updated_by)
      select ${callersId}, kind, ${name}, content, ${at}, ${at}, ${callersId} from public.documents where id = ${id}
      returning id`.execute(tx);
    const [copy] = rows;
    if (!copy) throw noSuchDocument();
    await sql`
      insert into public.document_thumbnails (document_id, image, content_type, version, updated_at)
      select ${copy.id}::uuid, image, content_type, 1, ${at} from public.document_thumbnails where document_id = ${id}
    `.execute(tx);
    return readDocument(tx, copy.id);
  });
}

/** `Copy of <name>`, cut between what a reader takes for characters. */
export function nameOfCopy(name: string): string {
  let copy = "";
  for (const { segment } of new Intl.Segmenter().segment(`Copy of ${name}`)) {
    if (copy.length + segment.length > MAX_NAME_LENGTH) break;
    copy += segment;
  }
  return copy;
}
