import { searchImages } from "@/lib/api/poster/search-images";
import { serve } from "@/lib/http/route";
import { findImages } from "@/lib/poster/images/find-images";

/** Longest that an answer with a note is kept: a source may be back soon, and answers better. */
const NOTED = { "Cache-Control": "public, max-age=30" };

/** Free pictures, from the sources that are set up and from the bundled set. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: searchImages,
  async handle({ query, origin }) {
    const { query: given, q, ...filters } = query;
    const words = given ?? q ?? "";
    const { note, ...found } = await findImages({ words, ...filters });
    const onOrigin = (address: string) => new URL(address, origin).href;
    const images = found.images.map((image) => ({
      ...image,
      url: onOrigin(image.url),
      thumbnail: onOrigin(image.thumbnail),
      attributionUrl: onOrigin(image.attributionUrl),
    }));
    const json = { query: words, total: found.total, images, ...(note && { note }) };
    return note ? { json, headers: NOTED } : { json };
  },
});
