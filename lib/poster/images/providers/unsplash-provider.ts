import { z } from "zod";
import { type FoundImage, type ImageProvider, orientationOf } from "../image-provider";
import { askProvider } from "./ask-provider";
import { asBright, askedFor, maybeText, readEntries, readPage, webAddress } from "./read-page";

const ORIENTATIONS = { horizontal: "landscape", vertical: "portrait", square: "squarish" } as const;

const page = z.object({ total: z.int().min(0), results: z.array(z.unknown()) });

const photo = z.object({
  id: z.string().min(1),
  width: z.int().min(1),
  height: z.int().min(1),
  color: maybeText,
  description: maybeText,
  alt_description: maybeText,
  urls: z.object({ regular: webAddress, small: webAddress }),
  links: z.object({ html: webAddress }),
  user: z.object({ name: z.string(), links: z.object({ html: webAddress }) }),
});

/**
 * Photographs of Unsplash (https://unsplash.com/documentation#search-photos). As its guidelines want it, pictures keep
 * the addresses that it names, and links to photographers say where visitors come from.
 */
export function createUnsplashProvider(origin: string, key: string): ImageProvider {
  const address = { origin, headers: { authorization: `Client-ID ${key}`, "accept-version": "v1" } };
  return {
    id: "unsplash",
    name: "Unsplash",
    serves: ({ type }) => type === undefined || type === "photo",
    async search(query) {
      const answer = await askProvider("Unsplash", address, "/search/photos", {
        query: query.words,
        page: query.page,
        per_page: askedFor(query, 30),
        orientation: query.orientation && ORIENTATIONS[query.orientation],
        content_filter: "high",
      });
      const { total, results } = readPage("Unsplash", page, answer);
      const found = readEntries(photo, results).map((each) => ({ image: imageOf(each), color: each.color }));
      return { total, images: asBright(query, found) };
    },
  };
}

function imageOf({ id, width, height, urls, links, user, ...words }: z.output<typeof photo>): FoundImage {
  return {
    id,
    url: urls.regular,
    thumbnail: urls.small,
    alt: words.alt_description || words.description || `Photograph by ${user.name}`,
    width,
    height,
    photographer: user.name,
    photographerUrl: referred(user.links.html),
    orientation: orientationOf(width, height),
    source: "unsplash",
    license: "Unsplash License",
    attributionUrl: referred(links.html),
    credit: `Photo by ${user.name} on Unsplash`,
  };
}

function referred(address: string): string {
  const url = new URL(address);
  url.searchParams.set("utm_source", "affiche");
  url.searchParams.set("utm_medium", "referral");
  return url.href;
}
