import { askApi } from "@/components/documents/ask-api";
import type { DesignStore } from "@/lib/design/store/design-store";
import type { OwnDesign } from "./session/bridge-options";

/** A document that a page shows and keeps. */
export interface HandedDocument {
  readonly id: string;
  /** Saves what is not saved. @returns the version that holds the design; null where that failed. */
  saveNow(): Promise<number | null>;
}

/** A session that has begun, and what the page's design is to its document. */
export interface BegunSession {
  readonly sessionId: string;
  readonly own: OwnDesign;
}

/**
 * Begins a session over the page's design: over its document, or where there is none, over a new one that the design
 * becomes.
 * @returns null when the document cannot be saved; the page tells why.
 * @throws ApiError.
 */
export async function beginSession(
  { design }: DesignStore,
  document: HandedDocument | null,
): Promise<BegunSession | null> {
  const label = design.meta.name === "Untitled" ? "" : design.meta.name;
  if (!document) {
    const { sessionId } = await askApi<{ sessionId: string }>("POST", "/sessions", { label });
    return { sessionId, own: { version: 1, isSaved: false } };
  }
  const version = await document.saveNow();
  if (version === null) return null;
  const body = { label, documentId: document.id };
  const { sessionId } = await askApi<{ sessionId: string }>("POST", "/sessions", body);
  return { sessionId, own: { version, isSaved: true } };
}
