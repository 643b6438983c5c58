/**
 * Why a document was not there for a statement. Threat: an answer that tells a stranger that a document exists. Covered:
 * policies decide what a statement reaches; only when it reached nothing is asked, as the same caller, whether they may
 * see the document at all, and whoever may not gets the answer that a missing one gets.
 */
import { sql } from "kysely";
import { AppError } from "../http/app-error";
import type { Tx } from "./database";
import type { DocumentRole } from "./document-role";
import { isUuid } from "./is-uuid";

/** The answer for a document that is missing, and for one that the caller may not see. */
export const noSuchDocument = () =>
  new AppError("NOT_FOUND", "There is no document with this id that you may see. Check the id, or sign in.");

/** Refuses what cannot be a document's id as if it were the id of a missing one. @throws AppError NOT_FOUND. */
export function assertDocumentId(id: string): void {
  if (!isUuid(id)) throw noSuchDocument();
}

/**
 * The id of the person who is calling, in SQL; null for nobody in particular. As a subselect it is asked once, and can be
 * looked up in an index before the policies are asked about each row.
 */
export const callersId = sql<string>`(select auth.uid())`;

/**
 * The error for a change that reached no row.
 * @returns NOT_FOUND for strangers, FORBIDDEN for a role that is too low, CONFLICT with the stored `version` for a
 *   document in the bin; null when the caller may and nothing is in the way.
 */
export async function refusal(tx: Tx, id: string, needed: "owner" | "editor"): Promise<AppError | null> {
  const found = await tx
    .selectFrom("documents")
    .select(["version", "deleted_at", sql<DocumentRole | null>`public.document_role(id)`.as("role")])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found?.role) return noSuchDocument();
  if (found.role !== "owner" && found.role !== needed) {
    const remedy =
      needed === "owner" ? "Only its owner can do this." : "Ask its owner to make you an editor.";
    return new AppError(
      "FORBIDDEN",
      `You are ${found.role} of this document, and this needs ${needed}. ${remedy}`,
    );
  }
  return found.deleted_at ? inTheBin(found.version) : null;
}

/** The error for a save that somebody else's came before. @param current the version that is stored. */
export const versionConflict = (current: number, given: number) =>
  new AppError(
    "CONFLICT",
    `version: is ${given}, but the document is at ${current}. Open it again, bring your change in, and save with ${current}.`,
    { extras: { version: current } },
  );

const inTheBin = (version: number) =>
  new AppError("CONFLICT", "The document is in the bin. Restore it first.", { extras: { version } });

/** What is known of a document that the caller has locked for a change. */
export interface LockedDocument {
  readonly version: number;
  /** Who saved what it holds. */
  readonly updatedBy: string | null;
}

/**
 * Takes a document for a change by its owner or an editor: others wait until the transaction ends.
 * @throws AppError NOT_FOUND, FORBIDDEN for viewers, CONFLICT while it is in the bin.
 */
export async function lockDocument(tx: Tx, id: string): Promise<LockedDocument> {
  const found = await tx
    .selectFrom("documents")
    .select(["version", "updated_by as updatedBy", "deleted_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw (await refusal(tx, id, "editor")) ?? noSuchDocument();
  if (found.deleted_at) throw inTheBin(found.version);
  return found;
}
