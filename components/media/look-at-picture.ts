import { imageProxyAddress } from "@/lib/http/image-proxy-address";

/** A picture that was loaded: where it is, and how large. */
export interface SeenPicture {
  readonly url: string;
  /** Where a page may load it from, whoever's it is. */
  readonly shownAt: string;
  /** px; 0 where it has no size of its own. */
  readonly width: number;
  readonly height: number;
}

/** A picture that is none, or does not come; the message is for people. */
export class NoPictureError extends Error {
  override readonly name = "NoPictureError";
}

/** The address under which a page of ours shows a picture: through the proxy where it is somebody else's. */
export const shownAt = (url: string): string => imageProxyAddress(url, document.baseURI) ?? url;

/**
 * Loads a picture, the ones of other servers through our proxy.
 * @param typed an address as a person writes it; `https://` may be missing.
 * @throws NoPictureError that says what is wrong.
 */
export async function lookAtPicture(typed: string, signal: AbortSignal): Promise<SeenPicture> {
  const url = addressOf(typed);
  const at = shownAt(url);
  const response = await fetch(at, { signal }).catch((cause: unknown) => {
    if (signal.aborted) throw signal.reason;
    throw new NoPictureError("The service cannot be reached. Try again in a moment.", { cause });
  });
  if (!response.ok) throw new NoPictureError(await reasonOf(response));
  const file = URL.createObjectURL(await response.blob());
  try {
    const image = new Image();
    image.src = file;
    await image.decode().catch((cause: unknown) => {
      throw new NoPictureError("There is no picture at this address, or the file is damaged.", { cause });
    });
    return { url, shownAt: at, width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(file);
  }
}

function addressOf(typed: string): string {
  const given = typed.trim();
  if (/^(?:data:image\/|\/(?!\/))/i.test(given)) return new URL(given, document.baseURI).href;
  const whole = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(given) ? given : `https://${given.replace(/^\/\//, "")}`;
  const url = URL.parse(whole);
  if (!url || !/^https?:$/.test(url.protocol) || !/[.:]|^localhost$/.test(url.hostname))
    throw new NoPictureError(
      "This is no address of a picture. It begins with https://, like https://example.com/cat.jpg.",
    );
  return url.href;
}

async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 404) return "There is no picture at this address.";
  const error = typeof body === "object" && body !== null && "error" in body ? String(body.error) : "";
  return error || "The picture cannot be loaded from this address.";
}
