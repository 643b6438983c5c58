import { sql } from "kysely";
import type { Clock } from "../clock";
import { AppError } from "../http/app-error";
import type { Caller } from "../http/caller";
import { asCaller, type Tx } from "./database";
import { assertDocumentId, callersId, lockDocument, refusal } from "./document-access";
import { type DocumentContent, readDocument, type StoredDocument } from "./document-row";

/** Saves of one author within this time make one checkpoint. */
export const CHECKPOINT_EVERY_MS = 5 * 60 * 1000;

/** Automatic checkpoints that stay; named versions all do. */
export const KEPT_CHECKPOINTS = 50;

/** An earlier content of a document, without that content. */
export interface VersionSummary {
  readonly id: string;
  /** The document's version when it held this. */
  readonly version: number;
  /** Null for an automatic checkpoint. */
  readonly name: string | null;
  /** Who saved it, or who named it first; null for somebody without an account. */
  readonly authorId: string | null;
  /** When that was. */
  readonly createdAt: Date;
}

/** An earlier content of a document. */
export interface StoredVersion extends VersionSummary {
  readonly content: DocumentContent;
}

const columns = ["id", "version", "name", "author_id as authorId", "created_at as createdAt"] as const;

/**
 * Keeps what a save is about to replace, when the newest checkpoint is older than five minutes or the author changes.
 * @param tx where the document is locked.
 */
export async function checkpoint(
  tx: Tx,
  id: string,
  { at, authorChanges }: { readonly at: Date; readonly authorChanges: boolean },
): Promise<void> {
  if (!authorChanges && (await hasCheckpointSince(tx, id, new Date(at.getTime() - CHECKPOINT_EVERY_MS))))
    return;
  await keep(tx, id);
  await prune(tx, id);
}

async function hasCheckpointSince(tx: Tx, id: string, since: Date): Promise<boolean> {
  const newer = await tx
    .selectFrom("document_versions")
    .select("id")
    .where("document_id", "=", id)
    .where("created_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

async function isKept(tx: Tx, id: string, version: number): Promise<boolean> {
  const found = await tx
    .selectFrom("document_versions")
    .select("id")
    .where("document_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return found !== undefined;
}

const keep = (tx: Tx, id: string) => sql`select public.keep_checkpoint(${id})`.execute(tx);
const prune = (tx: Tx, id: string) =>
  sql`select public.prune_checkpoints(${id}, ${KEPT_CHECKPOINTS}::integer)`.execute(tx);

/** The error for a version that was never kept, or is no more. */
const noSuchVersion = (version: number) =>
  new AppError(
    "NOT_FOUND",
    `No version ${version} of this document is kept. List its versions to see which are.`,
  );

/** What a document held before, newest first. @throws AppError NOT_FOUND, FORBIDDEN for viewers. */
export async function listVersions(
  caller: Caller,
  id: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly versions: readonly VersionSummary[]; readonly total: number }> {
  assertDocumentId(id);
  return asCaller(caller, async (tx) => {
    const ofDocument = tx.selectFrom("document_versions").where("document_id", "=", id);
    const { total } = await ofDocument
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow();
    if (total === 0) await assertMayRead(tx, id);
    const versions = await ofDocument
      .select(columns)
      .orderBy("version", "desc")
      .limit(limit)
      .offset(offset)
      .execute();
    return { versions, total };
  });
}

/** @throws AppError unless the caller is owner or editor; the bin is no hindrance to reading. */
async function assertMayRead(tx: Tx, id: string): Promise<void> {
  const refused = await refusal(tx, id, "editor");
  if (refused && refused.code !== "CONFLICT") throw refused;
}

/** One kept version with its content. @throws AppError NOT_FOUND, FORBIDDEN for viewers. */
export async function openVersion(caller: Caller, id: string, version: number): Promise<StoredVersion> {
  assertDocumentId(id);
  return asCaller(caller, async (tx) => {
    const found = await tx
      .selectFrom("document_versions")
      .select([...columns, sql<DocumentContent>`content`.as("content")])
      .where("document_id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (found) return found;
    await assertMayRead(tx, id);
    throw noSuchVersion(version);
  });
}

/**
 * Keeps what a document holds now under a name, for as long as the document is there. A second name replaces the first.
 * @throws AppError NOT_FOUND, FORBIDDEN for viewers, CONFLICT in the bin.
 */
export async function nameCurrentVersion(
  caller: Caller,
  id: string,
  name: string,
  now: Clock,
): Promise<VersionSummary> {
  assertDocumentId(id);
  return asCaller(caller, async (tx) => {
    await lockDocument(tx, id);
    return tx
      .insertInto("document_versions")
      .columns(["document_id", "version", "name", "content", "author_id", "created_at"])
      .expression((from) =>
        from
          .selectFrom("documents")
          .select([
            "id",
            "version",
            sql<string>`${name}::text`.as("name"),
            "content",
            callersId.as("author_id"),
            sql<Date>`${new Date(now())}::timestamptz`.as("created_at"),
          ])
          .where("id", "=", id),
      )
      .onConflict((kept) => kept.columns(["document_id", "version"]).doUpdateSet({ name }))
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
}

/** Names a kept version, or names it anew. @throws AppError NOT_FOUND, FORBIDDEN for viewers, CONFLICT in the bin. */
export async function renameVersion(
  caller: Caller,
  id: string,
  version: number,
  name: string,
): Promise<VersionSummary> {
  assertDocumentId(id);
  return asCaller(caller, async (tx) => {
    await lockDocument(tx, id);
    const renamed = await tx
      .updateTable("document_versions")
      .set({ name })
      .where("document_id", "=", id)
      .where("version", "=", version)
      .returning(columns)
      .executeTakeFirst();
    if (!renamed) throw noSuchVersion(version);
    return renamed;
  });
}

/** Forgets a kept version. @throws AppError NOT_FOUND, FORBIDDEN for others than the owner, CONFLICT in the bin. */
export async function forgetVersion(caller: Caller, id: string, version: number): Promise<void> {
  assertDocumentId(id);
  await asCaller(caller, async (tx) => {
    const refused = await refusal(tx, id, "owner");
    if (refused) throw refused;
    const { numDeletedRows } = await tx
      .deleteFrom("document_versions")
      .where("document_id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw noSuchVersion(version);
  });
}

/**
 * Makes a kept version the document's content again, as a new version; what it replaces is kept first.
 * @throws AppError NOT_FOUND, FORBIDDEN for viewers, CONFLICT in the bin.
 */
export async function restoreVersion(
  caller: Caller,
  id: string,
  version: number,
  now: Clock,
): Promise<StoredDocument> {
  assertDocumentId(id);
  return asCaller(caller, async (tx) => {
    await lockDocument(tx, id);
    if (!(await isKept(tx, id, version))) throw noSuchVersion(version);
    await keep(tx, id);
    await tx
      .updateTable("documents")
      .from("document_versions")
      .set({
        content: sql`document_versions.content`,
        version: sql`documents.version + 1`,
        updated_at: new Date(now()),
        updated_by: caller.person?.id ?? null,
      })
      .where("documents.id", "=", id)
      .whereRef("document_versions.document_id", "=", "documents.id")
      .where("document_versions.version", "=", version)
      .execute();
    // Only now: the version that is restored may be the oldest one.
    await prune(tx, id);
    return readDocument(tx, id);
  });
}
