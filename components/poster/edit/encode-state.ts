import type { PosterState } from "@/lib/poster/schema/state";

/** A state that got no link; the message is for people. */
export class NoLinkError extends Error {
  override readonly name = "NoLinkError";
  constructor(
    message: string,
    /** Whether no link can hold it; else the next try may work. */
    readonly isTooLarge: boolean,
  ) {
    super(message);
  }
}

/**
 * Makes the share link of a state, through POST /state/encode.
 * @param origin where the link opens.
 * @returns the link and its query.
 * @throws NoLinkError with the service's own sentence.
 */
export async function encodeState(
  state: PosterState,
  origin: string,
): Promise<{ readonly url: string; readonly params: string }> {
  const response = await fetch("/api/v1/state/encode", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ state, baseUrl: origin }),
  }).catch(() => {
    throw new NoLinkError("The service cannot be reached; your changes are kept in this browser.", false);
  });
  const body = (await response.json().catch(() => ({}))) as Readonly<Record<string, unknown>>;
  if (response.ok && typeof body.url === "string" && typeof body.params === "string")
    return { url: body.url, params: body.params };
  const sentence = typeof body.error === "string" ? body.error : "The link could not be made. Try again.";
  throw new NoLinkError(sentence, response.status === 413);
}
