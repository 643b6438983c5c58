/**
 * Tells harmless addresses from those that run something.
 *
 * Threat: an address that a browser executes when it is followed or loaded (`javascript:`, `vbscript:`, `data:text/html`), in any
 * spelling: case, white space and control characters inside, invisible characters. Entities are decoded before this is asked.
 * Covered: everything with a scheme that is not listed here is refused, so unknown schemes are too. Left open: what a page at a
 * harmless address does.
 */

/** What an address is for: `link` is followed, `media` is drawn. */
export type AddressUse = "link" | "media";

const LINK_SCHEMES = new Set(["http", "https", "mailto", "tel", "sms"]);
const MEDIA_SCHEMES = new Set(["http", "https"]);
const MEDIA_DATA =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon|svg\+xml)|(?:video|audio)\/[a-z0-9.+-]+|font\/[a-z0-9.+-]+)[;,]/;

/** What browsers skip or nobody sees: controls, spaces, format characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** Whether an address may be kept. Paths, fragments and the empty address may. */
export function isSafeAddress(address: string, use: AddressUse): boolean {
  // All of it: a thousand spaces in front hide nothing from a browser.
  const plain = address.replace(UNSEEN, "").slice(0, 200).toLowerCase();
  const scheme = /^([^/?#:]*):/.exec(plain)?.[1];
  if (scheme === undefined) return true;
  if (use === "link") return LINK_SCHEMES.has(scheme);
  return MEDIA_SCHEMES.has(scheme) || MEDIA_DATA.test(plain);
}
