import type { StoredDesign } from "@/lib/design/document/design-document";
import { readDesign } from "@/lib/design/store/read-design";
import { type EndedCalls, type SessionRequests, savedSequence } from "./session-requests";

/** A session's document as it was saved, and what has happened to it since. */
export interface OpenedDocument {
  readonly version: number;
  readonly design: StoredDesign;
  /** When the session began, epoch ms. */
  readonly began: number;
  readonly ended: EndedCalls;
}

/**
 * Opens a session's document.
 * @param retry asks until there is an answer. @returns a sentence when it cannot be read.
 */
export async function openDocument(
  requests: SessionRequests,
  retry: <T>(ask: () => Promise<T>) => Promise<T>,
): Promise<OpenedDocument | string> {
  const { version, content, name } = await retry(() => requests.openDocument());
  const read = readDesign(content, name);
  if (!read.design) return read.problem;
  const began = await retry(() => requests.began());
  const ended = await retry(() => requests.listChanges(savedSequence(content, began)));
  return { version, design: read.design, began, ended };
}
