/**
 * Documents of design sessions. They may belong to nobody, which no policy lets a caller make or see, so this runs as
 * the tables' owner: the session's code answers for who reaches them, and whoever holds the session's id may.
 */
import type { Clock } from "../clock";
import { AppError } from "../http/app-error";
import type { Caller } from "../http/caller";
import { asCaller, asService } from "./database";
import { assertDocumentId, refusal, versionConflict } from "./document-access";
import { contentColumn, type DocumentContent } from "./document-row";
import { checkpoint } from "./document-versions";

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

/**
 * Makes sure that somebody may have a session over a document that is there already.
 * @throws AppError as opening the document for a change does: NOT_FOUND, FORBIDDEN for viewers, CONFLICT in the bin; and
 *   INVALID_REQUEST for one that is no design.
 */
export async function assertMayHand(caller: Caller, documentId: string): Promise<void> {
  assertDocumentId(documentId);
  const kind = await asCaller(caller, async (tx) => {
    const refused = await refusal(tx, documentId, "editor");
    if (refused) throw refused;
    const found = tx.selectFrom("documents").select("kind").where("id", "=", documentId);
    return (await found.executeTakeFirstOrThrow()).kind;
  });
  if (kind === "design") return;
  throw new AppError("INVALID_REQUEST", `documentId: is a ${kind}; sessions are for designs.`);
}

/** Whether a person may edit a document now: it is there, not in the bin, and theirs or shared with them as editor. */
export async function mayEdit(personId: string, documentId: string): Promise<boolean> {
  // Roles are found by id; the address stands in the person's profile.
  const person = { id: personId, email: null, emailVerified: false, plan: "free", isAdmin: false } as const;
  return asCaller({ person }, async (tx) => (await refusal(tx, documentId, "editor")) === null);
}

/** A session's document as its tabs see it. */
export interface SessionDocument {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly content: DocumentContent;
}

/** Opens a session's document. @throws AppError NOT_FOUND when its owner has removed it, or put it in the bin. */
export async function openSessionDocument(id: string): Promise<SessionDocument> {
  const found = await asService((tx) =>
    tx
      .selectFrom("documents")
      .select(["id", "name", "version", contentColumn])
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst(),
  );
  if (!found) throw documentGone();
  return found;
}

/**
 * Saves a session's document on top of a version. One of nobody becomes the document of the person who saves it.
 * @param personId null for nobody in particular.
 * @throws AppError NOT_FOUND, or CONFLICT with the stored `version`; nothing is changed then.
 */
export async function saveSessionDocument(
  id: string,
  personId: string | null,
  { version, content }: { readonly version: number; readonly content: DocumentContent },
  now: Clock,
): Promise<SessionDocument> {
  const json = JSON.stringify(content);
  return asService(async (tx) => {
    const locked = await tx
      .selectFrom("documents")
      .select(["name", "version", "owner_id", "updated_by", "deleted_at"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!locked || locked.deleted_at) throw documentGone();
    if (locked.version !== version) throw versionConflict(locked.version, version);
    const at = new Date(now());
    await checkpoint(tx, id, { at, authorChanges: locked.updated_by !== personId });
    await tx
      .updateTable("documents")
      .set({
        content: json,
        version: version + 1,
        updated_at: at,
        updated_by: personId,
        owner_id: locked.owner_id ?? personId,
      })
      .where("id", "=", id)
      .execute();
    return { id, name: locked.name, version: version + 1, content };
  });
}

const documentGone = () =>
  new AppError("NOT_FOUND", "The session's document is not there any more: its owner has removed it.");

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
