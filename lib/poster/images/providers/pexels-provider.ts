import { z } from "zod";
import { type FoundImage, type ImageProvider, orientationOf } from "../image-provider";
import { askProvider } from "./ask-provider";
import { asBright, askedFor, maybeText, readEntries, readPage, webAddress } from "./read-page";

const ORIENTATIONS = { horizontal: "landscape", vertical: "portrait", square: "square" } as const;

const page = z.object({ total_results: z.int().min(0), photos: z.array(z.unknown()) });

const photo = z.object({
  id: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
  url: webAddress,
  photographer: z.string(),
  photographer_url: webAddress.optional().catch(undefined),
  avg_color: maybeText,
  alt: maybeText,
  src: z.object({ large2x: webAddress, medium: webAddress }),
});

/** Photographs of Pexels (https://www.pexels.com/api/documentation/#photos-search). */
export function createPexelsProvider(origin: string, key: string): ImageProvider {
  const address = { origin, headers: { authorization: key } };
  return {
    id: "pexels",
    name: "Pexels",
    serves: ({ type }) => type === undefined || type === "photo",
    async search(query) {
      const answer = await askProvider("Pexels", address, "/v1/search", {
        query: query.words,
        page: query.page,
        per_page: askedFor(query, 80),
        orientation: query.orientation && ORIENTATIONS[query.orientation],
      });
      const { total_results: total, photos } = readPage("Pexels", page, answer);
      const found = readEntries(photo, photos).map((each) => ({
        image: imageOf(each),
        color: each.avg_color,
      }));
      return { total, images: asBright(query, found) };
    },
  };
}

function imageOf({ id, width, height, photographer, ...rest }: z.output<typeof photo>): FoundImage {
  return {
    id: String(id),
    url: rest.src.large2x,
    thumbnail: rest.src.medium,
    alt: rest.alt || `Photograph by ${photographer}`,
    width,
    height,
    photographer,
    ...(rest.photographer_url && { photographerUrl: rest.photographer_url }),
    orientation: orientationOf(width, height),
    source: "pexels",
    license: "Pexels License",
    attributionUrl: rest.url,
    credit: `Photo by ${photographer} on Pexels`,
  };
}
