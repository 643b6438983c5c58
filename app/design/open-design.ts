import type { Opening } from "@/components/design/opening";
import { currentPerson } from "@/lib/auth/current-person";
import { openDocument } from "@/lib/data/documents";
import { hashShareToken } from "@/lib/data/share-token";
import { sessions } from "@/lib/design/session/process-sessions";
import { readDesign } from "@/lib/design/store/read-design";
import type { Person } from "@/lib/http/caller";

/** The query of the page. */
export type DesignQuery = Readonly<Record<string, string | string[] | undefined>>;

/** What the page shows: an editor, or why there is none. */
export type OpenedDesign =
  | { readonly kind: "editor"; readonly opening: Opening; readonly signedIn: boolean }
  | { readonly kind: "no-session" }
  | { readonly kind: "no-document"; readonly signedIn: boolean }
  | { readonly kind: "unreadable"; readonly problem: string };

/** Opens what the page was called with: a session, a document, or nothing, which is a new design. */
export async function openDesign(query: DesignQuery): Promise<OpenedDesign> {
  const person = await currentPerson();
  const { session, document } = query;
  if (session !== undefined) return openSession(String(session), person);
  if (document !== undefined) return openKept(String(document), query.token, person);
  return { kind: "editor", opening: { kind: "new" }, signedIn: person !== null };
}

async function openSession(id: string, person: Person | null): Promise<OpenedDesign> {
  const found = await unlessMissing(() => sessions().status(id));
  if (!found) return { kind: "no-session" };
  const opening = { kind: "session", sessionId: id, label: found.session.label } as const;
  return { kind: "editor", opening, signedIn: person !== null };
}

async function openKept(
  id: string,
  token: string | string[] | undefined,
  person: Person | null,
): Promise<OpenedDesign> {
  const shareToken = typeof token === "string" ? token : undefined;
  const caller = { person, ...(shareToken ? { shareTokenHash: hashShareToken(shareToken) } : {}) };
  const found = await unlessMissing(() => openDocument(caller, id));
  if (found?.kind !== "design") return { kind: "no-document", signedIn: person !== null };
  const read = readDesign(found.content, found.name);
  if (!read.design) return { kind: "unreadable", problem: read.problem };
  const { name, version, role } = found;
  const document = { id, name, version, role, design: read.design };
  return {
    kind: "editor",
    opening: { kind: "document", document, ...(shareToken ? { shareToken } : {}) },
    signedIn: person !== null,
  };
}

/** Null for what is not there. The error may come from another bundle of this process, so its class says nothing. */
async function unlessMissing<T>(open: () => Promise<T>): Promise<T | null> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
