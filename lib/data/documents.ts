import type { Clock } from "../clock";
import type { Caller, Person } from "../http/caller";
import { asCaller } from "./database";
import {
  assertDocumentId,
  callersId,
  lockDocument,
  noSuchDocument,
  refusal,
  versionConflict,
} from "./document-access";
import {
  type DocumentContent,
  type DocumentKind,
  readDocument,
  type StoredDocument,
  summaryColumns,
} from "./document-row";
import { putThumbnail } from "./document-thumbnails";
import { checkpoint } from "./document-versions";
import type { ThumbnailPicture } from "./thumbnail-picture";

/** The longest name, in UTF-16 units. */
export const MAX_NAME_LENGTH = 200;

/** What a document begins with. Its content has been checked for its kind. */
export interface NewDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly content: DocumentContent;
  readonly thumbnail?: ThumbnailPicture;
}

/** Makes a document of a person's own, at version 1. */
export function createDocument(owner: Person, given: NewDocument, now: Clock): Promise<StoredDocument> {
  return asCaller({ person: owner }, async (tx) => {
    const { name, kind, content, thumbnail } = given;
    const at = new Date(now());
    const { id } = await tx
      .insertInto("documents")
      .values({
        owner_id: owner.id,
        kind,
        name,
        content: JSON.stringify(content),
        created_at: at,
        updated_at: at,
        updated_by: owner.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (thumbnail) await putThumbnail(tx, id, thumbnail, 1, at);
    return readDocument(tx, id);
  });
}

/** A document with its content, for whoever may see it. @throws AppError NOT_FOUND. */
export async function openDocument(caller: Caller, id: string): Promise<StoredDocument> {
  assertDocumentId(id);
  return asCaller(caller, (tx) => readDocument(tx, id));
}

/** The kind of a document, which never changes. @throws AppError NOT_FOUND. */
export async function findDocumentKind(caller: Caller, id: string): Promise<DocumentKind> {
  assertDocumentId(id);
  return asCaller(caller, async (tx) => {
    const found = await tx.selectFrom("documents").select("kind").where("id", "=", id).executeTakeFirst();
    if (!found) throw noSuchDocument();
    return found.kind;
  });
}

/** New content on top of a version that the caller has seen. */
export interface Save {
  readonly version: number;
  readonly content: DocumentContent;
  readonly thumbnail?: ThumbnailPicture;
}

/**
 * Replaces the content of a document if nobody has since the version that is given.
 * @throws AppError NOT_FOUND, FORBIDDEN for viewers, CONFLICT with the stored `version` when it is another one, or when
 *   the document is in the bin. Nothing is changed then.
 */
export async function saveDocument(
  caller: Caller,
  id: string,
  { version, content, thumbnail }: Save,
  now: Clock,
): Promise<StoredDocument> {
  assertDocumentId(id);
  const json = JSON.stringify(content);
  return asCaller(caller, async (tx) => {
    const locked = await lockDocument(tx, id);
    if (locked.version !== version) throw versionConflict(locked.version, version);
    const author = caller.person?.id ?? null;
    const at = new Date(now());
    await checkpoint(tx, id, { at, authorChanges: locked.updatedBy !== author });
    if (thumbnail) await putThumbnail(tx, id, thumbnail, version + 1, at);
    const saved = await tx
      .updateTable("documents")
      .set({ content: json, version: version + 1, updated_at: at, updated_by: author })
      .where("id", "=", id)
      .returning(summaryColumns)
      .executeTakeFirstOrThrow();
    return { ...saved, content };
  });
}

/**
 * Gives a document another name; its content, version and time stay.
 * @throws AppError NOT_FOUND, FORBIDDEN for others than the owner, CONFLICT in the bin.
 */
export async function renameDocument(caller: Caller, id: string, name: string): Promise<StoredDocument> {
  assertDocumentId(id);
  return asCaller(caller, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("documents")
      .set({ name })
      .where("id", "=", id)
      .where("owner_id", "=", callersId)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw (await refusal(tx, id, "owner")) ?? noSuchDocument();
    return readDocument(tx, id);
  });
}
