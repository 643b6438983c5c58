/** Where our own origin passes on images of other servers. */
export const IMAGE_PROXY_PATH = "/api/v1/design/image-proxy";

/**
 * The address under which our own origin passes on an image of another server, so that whoever draws it may read it.
 * @param base address of the page that shows the image.
 * @returns null where there is nothing to pass on: our own images, `data:`, `blob:`, and what is no address on the web.
 */
export function imageProxyAddress(address: string, base: string): string | null {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === new URL(base).origin) return null;
  return `${IMAGE_PROXY_PATH}?${new URLSearchParams({ url: url.href })}`;
}
