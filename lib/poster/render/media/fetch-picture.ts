import { imageProxyAddress } from "../../../http/image-proxy-address";
import { fetchMedia } from "./fetch-media";
import { MediaError } from "./media-error";

/**
 * Fetches a picture as fetchMedia does; one whose server lets no other pages read it comes through our own proxy. Whoever is
 * far from our proxy, as the pages of the server's own browser are, gets what fetchMedia got.
 * @throws MediaError with the reason in plain words.
 */
export async function fetchPicture(
  url: string,
  signal: AbortSignal,
  maxBytes?: number,
): ReturnType<typeof fetchMedia> {
  try {
    return await fetchMedia(url, signal, maxBytes);
  } catch (error) {
    const proxied = imageProxyAddress(url, location.href);
    // An answer that was read is the picture's own fault; the proxy would get the same one.
    if (!proxied || signal.aborted || !(error instanceof MediaError) || !isKeptFromUs(error)) throw error;
    return await fetchMedia(proxied, signal, maxBytes).catch(() => {
      throw error;
    });
  }
}

/** Whether the browser, or a server that wants no guests, stands between us and a file. */
const isKeptFromUs = (error: MediaError): boolean =>
  error.cause !== undefined || error.message.endsWith(" 403");
