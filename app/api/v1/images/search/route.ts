import { searchImages } from "@/lib/api/poster/search-images";
import { serve } from "@/lib/http/route";
import { bundledProvider } from "@/lib/poster/images/bundled-provider";

/** Free pictures, from the bundled set. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: searchImages,
  async handle({ query, origin }) {
    const { query: given, q, ...filters } = query;
    const words = given ?? q ?? "";
    const found = await bundledProvider.search({ words, ...filters });
    const onOrigin = (address: string) => new URL(address, origin).href;
    const images = found.images.map((image) => ({
      ...image,
      url: onOrigin(image.url),
      thumbnail: onOrigin(image.thumbnail),
      attributionUrl: onOrigin(image.attributionUrl),
    }));
    return { json: { query: words, total: found.total, images } };
  },
});
