/**
 * Shows pictures that their servers keep from other pages: what does not load from its own address is loaded through our proxy. The
 * design keeps the address itself.
 */
import type { Fill } from "@/lib/design/schema/values";
import { cssUrl } from "@/lib/design/tailwind/inline-style";
import { imageProxyAddress } from "@/lib/http/image-proxy-address";

/** The pictures of a view that come from elsewhere. */
export interface ForeignPictures {
  /** The address to load a picture from, as far as is known now. */
  shownAt(address: string): string;
  /** Watches an element for the picture that it was told to show, and shows it through the proxy where that is needed. */
  watch(element: HTMLImageElement, address: string): void;
  /** The same for the picture that fills an element, after its style was set. */
  watchFill(element: HTMLElement, fill: Fill | undefined): void;
}

export function createForeignPictures(): ForeignPictures {
  /** Addresses that did not load by themselves. */
  const kept = new Set<string>();
  const watched = new WeakMap<HTMLImageElement, string>();
  const probes = new Map<string, Promise<boolean>>();

  const shownAt = (address: string) =>
    (kept.has(address) ? imageProxyAddress(address, document.baseURI) : null) ?? address;

  function onError({ currentTarget }: Event): void {
    if (!(currentTarget instanceof HTMLImageElement)) return;
    const address = watched.get(currentTarget);
    const proxied = address === undefined ? null : imageProxyAddress(address, document.baseURI);
    if (address === undefined || proxied === null || currentTarget.getAttribute("src") === proxied) return;
    kept.add(address);
    currentTarget.src = proxied;
  }

  /** Whether a picture loads from its own address. */
  function loads(address: string): Promise<boolean> {
    const image = new Image();
    image.src = address;
    return image.decode().then(
      () => true,
      () => false,
    );
  }

  return {
    shownAt,
    watch(element, address) {
      if (!watched.has(element)) element.addEventListener("error", onError);
      watched.set(element, address);
    },
    watchFill(element, fill) {
      if (fill?.type !== "image") return;
      const { url } = fill;
      const proxied = imageProxyAddress(url, document.baseURI);
      if (proxied === null) return;
      const { style } = element;
      const pass = () => {
        kept.add(url);
        // Meanwhile it may be filled with something else.
        if (style.backgroundImage === cssUrl(url)) style.backgroundImage = cssUrl(proxied);
      };
      if (kept.has(url)) return pass();
      // Backgrounds do not tell that they failed.
      const probing = probes.get(url) ?? loads(url);
      probes.set(url, probing);
      void probing.then((isThere) => isThere || pass());
    },
  };
}
