import { currentPerson } from "@/lib/auth/current-person";
import type { StoredDocument } from "@/lib/data/document-row";
import { openDocument } from "@/lib/data/documents";
import { hashShareToken } from "@/lib/data/share-token";
import { AppError } from "@/lib/http/app-error";
import { validateState } from "@/lib/poster/schema/validate";
import type { PageQuery } from "./open-link";

/** What a document's address turned out to be. */
export type OpenedDocument =
  | { readonly kind: "document"; readonly document: StoredDocument; readonly shareToken?: string }
  | { readonly kind: "missing"; readonly signedIn: boolean }
  | { readonly kind: "unreadable"; readonly problems: readonly string[] };

/** Opens the poster document that a page was called with; null when it was called with none. */
export async function openPosterDocument(query: PageQuery): Promise<OpenedDocument | null> {
  const [id, token] = [query.document, query.token];
  if (typeof id !== "string") return null;
  const person = await currentPerson();
  const shareToken = typeof token === "string" ? token : undefined;
  const caller = { person, ...(shareToken ? { shareTokenHash: hashShareToken(shareToken) } : {}) };
  try {
    const document = await openDocument(caller, id);
    if (document.kind !== "poster") return { kind: "missing", signedIn: person !== null };
    const problems = validateState(document.content);
    if (problems.length > 0) return { kind: "unreadable", problems };
    return { kind: "document", document, ...(shareToken ? { shareToken } : {}) };
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND")
      return { kind: "missing", signedIn: person !== null };
    throw error;
  }
}
