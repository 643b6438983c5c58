import type { Caller, Person } from "../http/caller";
import { asCaller } from "./database";

/** What is written down about a file that a person uploaded. */
export interface Upload {
  readonly sha256: string;
  /** Name in storage, and last part of the public address. */
  readonly fileName: string;
  readonly contentType: string;
  readonly byteSize: number;
  /** Null where a file does not tell it in px. */
  readonly widthPx: number | null;
  readonly heightPx: number | null;
}

/** Writes down that a person uploaded a file; once for each person and content. */
export async function recordUpload(
  caller: Caller & { readonly person: Person },
  upload: Upload,
): Promise<void> {
  await asCaller(caller, (tx) =>
    tx
      .insertInto("uploads")
      .values({
        owner_id: caller.person.id,
        sha256: upload.sha256,
        file_name: upload.fileName,
        content_type: upload.contentType,
        byte_size: upload.byteSize,
        width: upload.widthPx,
        height: upload.heightPx,
      })
      .onConflict((conflict) => conflict.columns(["owner_id", "sha256"]).doNothing())
      .execute(),
  );
}

/** A person's uploads, the newest first. */
export async function listUploads(
  caller: Caller & { readonly person: Person },
  limit = 100,
): Promise<Upload[]> {
  const rows = await asCaller(caller, (tx) =>
    tx
      .selectFrom("uploads")
      .select(["sha256", "file_name", "content_type", "byte_size", "width", "height"])
      .where("owner_id", "=", caller.person.id)
      .orderBy("created_at", "desc")
      .limit(limit)
      .execute(),
  );
  return rows.map((row) => ({
    sha256: row.sha256,
    fileName: row.file_name,
    contentType: row.content_type,
    byteSize: row.byte_size,
    widthPx: row.width,
    heightPx: row.height,
  }));
}
