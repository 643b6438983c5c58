/**
 * Documents of design sessions. They may belong to nobody, which no policy lets a caller make or see, so this runs as
 * the tables' owner: the session's code answers for who reaches them, and whoever holds the session's id may.
 */
import type { Clock } from "../clock";
import { asService } from "./database";
import type { DocumentContent } from "./document-row";

/** Documents of nobody are removed so long after they were last saved, when no live session shows them. */
const ABANDONED_AFTER_MS = 30 * 86_400_000;

/** Makes a design. @param ownerId null for nobody in particular. @returns its id. */
export async function createSessionDocument(
  ownerId: string | null,
  name: string,
  content: DocumentContent,
  now: Clock,
): Promise<string> {
  const at = new Date(now());
  const given = { owner_id: ownerId, kind: "design", name, content: JSON.stringify(content) } as const;
  const { id } = await asService((tx) =>
    tx
      .insertInto("documents")
      .values({ ...given, created_at: at, updated_at: at, updated_by: ownerId })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Removes a document that was made for a session that did not come about. */
export async function removeSessionDocument(id: string): Promise<void> {
  await asService((tx) => tx.deleteFrom("documents").where("id", "=", id).where("version", "=", 1).execute());
}

/** Removes documents of nobody that nobody can reach any more. */
export async function removeAbandonedDocuments(now: Clock): Promise<void> {
  await asService((tx) =>
    tx
      .deleteFrom("documents")
      .where("owner_id", "is", null)
      .where("updated_at", "<", new Date(now() - ABANDONED_AFTER_MS))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("sessions")
              .select("sessions.id")
              .whereRef("sessions.document_id", "=", "documents.id")
              .where("sessions.closed_at", "is", null),
          ),
        ),
      )
      .execute(),
  );
}
