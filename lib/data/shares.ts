/**
 * Who else may see or change a document. Threat: sharing what is not one's own, or learning that it exists. Covered:
 * every statement runs as the caller, so the policies decide; whoever may not see the document gets the same error as
 * for a missing one. Left open: asService looks up which document a share belongs to, and tells nobody.
 */
import type { Selectable } from "kysely";
import { AppError } from "../http/app-error";
import type { Caller } from "../http/caller";
import { asCaller, asService, type Tx } from "./database";
import { type DocumentRole, documentRole } from "./document-role";
import type { DocumentKind } from "./document-row";
import { isUuid } from "./is-uuid";
import type { Shares } from "./schema.gen";
import { createShareToken, openShareToken } from "./share-token";

/** What a share lets its holder do. */
export type ShareRole = Exclude<DocumentRole, "owner">;

/** One share of a document: an invite has an address, a link has a token. */
export interface Share {
  readonly id: string;
  readonly documentId: string;
  readonly role: ShareRole;
  readonly kind: "invite" | "link";
  /** Of an invite, in lower case. */
  readonly email: string | null;
  /** The person an invite belongs to, once somebody with that verified address has signed in. */
  readonly sharedWith: string | null;
  /** Of a link; null for an invite, and for a link whose token was sealed under another SECRET_KEY. */
  readonly token: string | null;
  readonly createdAt: Date;
}

/** What is to be shared, with whom: an address, in lower case, or whoever has the link. */
export interface ShareRequest {
  readonly documentId: string;
  readonly role: ShareRole;
  /** Null asks for a link. */
  readonly email: string | null;
}

/** A share that was just made, and what the invited should be told about its document. */
export interface CreatedShare {
  readonly share: Share;
  readonly document: { readonly id: string; readonly name: string; readonly kind: DocumentKind };
}

const COLUMNS = [
  "id",
  "document_id",
  "kind",
  "role",
  "email",
  "shared_with",
  "token_sealed",
  "created_at",
] as const;

/**
 * Shares a document.
 * @throws AppError INVALID_REQUEST for one's own address, NOT_FOUND, FORBIDDEN for whoever does not own the document,
 *   CONFLICT when the address is invited already, or a link of that role exists.
 */
export async function createShare(caller: Caller, request: ShareRequest): Promise<CreatedShare> {
  const { documentId, role, email } = request;
  if (email !== null && email === caller.person?.email) {
    throw new AppError("INVALID_REQUEST", "email: is your own address; the document is yours already");
  }
  const token = email === null ? createShareToken() : null;
  return asCaller(caller, async (tx) => {
    await assertOwner(tx, documentId);
    const document = await tx
      .selectFrom("documents")
      .select(["id", "name", "kind"])
      .where("id", "=", documentId)
      .executeTakeFirstOrThrow();
    const row = await tx
      .insertInto("shares")
      .values({
        document_id: documentId,
        kind: token ? "link" : "invite",
        role,
        email,
        token_hash: token?.hash ?? null,
        token_sealed: token?.sealed ?? null,
        created_by: caller.person?.id ?? "",
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return { share: toShare(row), document };
  }).catch(
    conflict(
      email === null
        ? linkExists(role)
        : `${email} is invited to this document already; PATCH that share to change its role, or DELETE it first`,
    ),
  );
}

/** The shares of a document, oldest first. @throws AppError NOT_FOUND, FORBIDDEN for whoever does not own it. */
export function listShares(caller: Caller, documentId: string): Promise<Share[]> {
  return asCaller(caller, async (tx) => {
    await assertOwner(tx, documentId);
    const rows = await tx
      .selectFrom("shares")
      .select(COLUMNS)
      .where("document_id", "=", documentId)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map(toShare);
  });
}

/** Changes a share's role, from the next request on. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function changeShareRole(caller: Caller, shareId: string, role: ShareRole): Promise<void> {
  await asOwnerOfShare(caller, shareId, (tx) =>
    tx
      .updateTable("shares")
      .set({ role })
      .where("id", "=", shareId)
      .executeTakeFirst()
      .then(({ numUpdatedRows }) => numUpdatedRows),
  ).catch(conflict(linkExists(role)));
}

/** Takes a share back, from the next request on. @throws AppError NOT_FOUND, FORBIDDEN. */
export function revokeShare(caller: Caller, shareId: string): Promise<void> {
  return asOwnerOfShare(caller, shareId, (tx) =>
    tx
      .deleteFrom("shares")
      .where("id", "=", shareId)
      .executeTakeFirst()
      .then(({ numDeletedRows }) => numDeletedRows),
  );
}

async function asOwnerOfShare(
  caller: Caller,
  shareId: string,
  change: (tx: Tx) => Promise<bigint>,
): Promise<void> {
  const documentId = await documentOfShare(shareId);
  const missing = () =>
    new AppError("NOT_FOUND", "shareId: there is no such share, or it is not yours to see");
  if (!documentId) throw missing();
  await asCaller(caller, async (tx) => {
    const role = await documentRole(tx, documentId);
    if (role === null) throw missing();
    if (role !== "owner") throw notOwner(role);
    // Somebody may have revoked it since it was looked up.
    if ((await change(tx)) === 0n) throw missing();
  });
}

/** Callers see few shares: an editor must be told 403 for one that policies hide. */
async function documentOfShare(shareId: string): Promise<string | null> {
  if (!isUuid(shareId)) return null;
  const row = await asService((tx) =>
    tx.selectFrom("shares").select("document_id").where("id", "=", shareId).executeTakeFirst(),
  );
  return row?.document_id ?? null;
}

async function assertOwner(tx: Tx, documentId: string): Promise<void> {
  const role = await documentRole(tx, documentId);
  if (role === null) {
    throw new AppError("NOT_FOUND", "documentId: there is no such document, or it is not yours to see");
  }
  if (role !== "owner") throw notOwner(role);
}

const notOwner = (role: string) =>
  new AppError(
    "FORBIDDEN",
    `Only the owner of a document shares it, and you are its ${role}. Ask the owner.`,
  );

const linkExists = (role: ShareRole) =>
  `This document has a link for ${role}s already; GET /shares lists it, DELETE revokes it`;

/** Turns the refusal of a second share of the same kind into a conflict. */
function conflict(message: string): (error: unknown) => never {
  return (error) => {
    if ((error as { code?: unknown }).code !== "23505") throw error;
    throw new AppError("CONFLICT", message, { cause: error });
  };
}

function toShare(row: Pick<Selectable<Shares>, (typeof COLUMNS)[number]>): Share {
  return {
    id: row.id,
    documentId: row.document_id,
    role: row.role,
    kind: row.kind,
    email: row.email,
    sharedWith: row.shared_with,
    token: row.token_sealed === null ? null : openShareToken(row.token_sealed),
    createdAt: row.created_at,
  };
}
