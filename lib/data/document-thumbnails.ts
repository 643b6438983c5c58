import type { Clock } from "../clock";
import { AppError } from "../http/app-error";
import type { Caller } from "../http/caller";
import { asCaller, type Tx } from "./database";
import { assertDocumentId, lockDocument, noSuchDocument, versionConflict } from "./document-access";
import type { ThumbnailPicture } from "./thumbnail-picture";

/** A thumbnail that is kept. */
export interface StoredThumbnail extends ThumbnailPicture {
  /** The document's version that it shows. */
  readonly version: number;
}

/** The thumbnail of a document, for whoever may see it. @throws AppError NOT_FOUND, also when it has none. */
export async function openThumbnail(caller: Caller, id: string): Promise<StoredThumbnail> {
  assertDocumentId(id);
  return asCaller(caller, async (tx) => {
    const found = await tx
      .selectFrom("document_thumbnails")
      .select(["image", "content_type as contentType", "version"])
      .where("document_id", "=", id)
      .executeTakeFirst();
    if (found) return found;
    const document = await tx.selectFrom("documents").select("id").where("id", "=", id).executeTakeFirst();
    throw document ? new AppError("NOT_FOUND", "This document has no thumbnail yet.") : noSuchDocument();
  });
}

/**
 * Keeps a picture of a document. @param version the document's version that it shows.
 * @throws AppError NOT_FOUND, FORBIDDEN for viewers, CONFLICT with the stored `version` when the picture shows another
 *   one, or when the document is in the bin.
 */
export async function replaceThumbnail(
  caller: Caller,
  id: string,
  { picture, version }: { readonly picture: ThumbnailPicture; readonly version: number },
  now: Clock,
): Promise<void> {
  assertDocumentId(id);
  await asCaller(caller, async (tx) => {
    const locked = await lockDocument(tx, id);
    // An older picture must not replace a newer one; whoever saved in between draws the next.
    if (locked.version !== version) throw versionConflict(locked.version, version);
    await putThumbnail(tx, id, picture, version, new Date(now()));
  });
}

/** Writes the thumbnail of a document that the transaction has locked or made. */
export async function putThumbnail(
  tx: Tx,
  id: string,
  { image, contentType }: ThumbnailPicture,
  version: number,
  at: Date,
): Promise<void> {
  const values = { image, content_type: contentType, version, updated_at: at };
  await tx
    .insertInto("document_thumbnails")
    .values({ document_id: id, ...values })
    .onConflict((kept) => kept.column("document_id").doUpdateSet(values))
    .execute();
}
