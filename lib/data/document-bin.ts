import { sql } from "kysely";
import type { Clock } from "../clock";
import { AppError } from "../http/app-error";
import type { Caller } from "../http/caller";
import { asCaller, database } from "./database";
import { assertDocumentId, callersId, noSuchDocument, refusal } from "./document-access";
import { readDocument, type StoredDocument } from "./document-row";
import type { Engine } from "./engine";

/** How long a document stays in the bin. */
export const BIN_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Throws a document away: from now on it is there for its owner alone, and gone 30 days later. Once more changes nothing.
 * @throws AppError NOT_FOUND, FORBIDDEN for others than the owner.
 */
export async function binDocument(caller: Caller, id: string, now: Clock): Promise<void> {
  assertDocumentId(id);
  await asCaller(caller, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("documents")
      .set({ deleted_at: sql`coalesce(deleted_at, ${new Date(now())})` })
      .where("id", "=", id)
      .where("owner_id", "=", callersId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw (await refusal(tx, id, "owner")) ?? noSuchDocument();
  });
}

/** Takes a document out of the bin, shares included. @throws AppError NOT_FOUND, FORBIDDEN for others than the owner. */
export async function restoreDocument(caller: Caller, id: string): Promise<StoredDocument> {
  assertDocumentId(id);
  return asCaller(caller, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("documents")
      .set({ deleted_at: null })
      .where("id", "=", id)
      .where("owner_id", "=", callersId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw (await refusal(tx, id, "owner")) ?? noSuchDocument();
    return readDocument(tx, id);
  });
}

/**
 * Removes a document for ever, with its history, thumbnail and shares. Only what is in the bin can be removed.
 * @throws AppError NOT_FOUND, FORBIDDEN for others than the owner, CONFLICT when it is not in the bin.
 */
export async function removeDocument(caller: Caller, id: string): Promise<void> {
  assertDocumentId(id);
  await asCaller(caller, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("documents")
      .where("id", "=", id)
      .where("owner_id", "=", callersId)
      .where("deleted_at", "is not", null)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return;
    const refused = await refusal(tx, id, "owner");
    throw (
      refused ??
      new AppError("CONFLICT", "The document is not in the bin. Delete it without permanent first.")
    );
  });
}

/** Rows that one statement removes at most, so that none runs into the statement timeout. */
const BATCH = 200;

/** Documents that have been in the bin for 30 days, whoever owns them. */
export const dueDocuments = ({ kysely }: Pick<Engine, "kysely">, now: Clock) =>
  kysely
    .selectFrom("documents")
    .select("id")
    .where("deleted_at", "<=", new Date(now() - BIN_DAYS * DAY_MS));

/**
 * Removes for ever what has been in the bin for 30 days, whoever owns it.
 * @param engine the process's own when absent. @returns how many documents.
 */
export async function purgeDeletedDocuments(now: Clock, engine?: Pick<Engine, "kysely">): Promise<number> {
  const { kysely } = engine ?? (await database());
  let purged = 0;
  for (;;) {
    const { numDeletedRows } = await kysely
      .deleteFrom("documents")
      .where("id", "in", dueDocuments({ kysely }, now).limit(BATCH))
      .executeTakeFirst();
    purged += Number(numDeletedRows);
    if (numDeletedRows < BATCH) return purged;
  }
}

const PURGE_EVERY_MS = 60 * 60 * 1000;

// Route bundles have their own module state, so what is one per process lives on globalThis.
const PURGED = Symbol.for("affiche.documents-purged-at");
const shared = globalThis as { [PURGED]?: number };

/** Purges, at most once an hour in this process. A failure is logged and tried again in an hour. */
export async function purgeNowAndThen(now: Clock): Promise<void> {
  const last = shared[PURGED];
  if (last !== undefined && now() - last < PURGE_EVERY_MS && now() >= last) return;
  shared[PURGED] = now();
  await purgeDeletedDocuments(now).catch((error: unknown) => {
    console.error("Documents that have been in the bin for 30 days could not be removed.", error);
  });
}
