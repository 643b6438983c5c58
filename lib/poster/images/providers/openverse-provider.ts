import { z } from "zod";
import { type FoundImage, type ImageProvider, orientationOf } from "../image-provider";
import { askProvider } from "./ask-provider";
import { maybeText, readEntries, readPage, webAddress } from "./read-page";

const ASPECTS = { horizontal: "wide", vertical: "tall", square: "square" } as const;
const CATEGORIES = { photo: "photograph", illustration: "illustration,digitized_artwork" } as const;

const page = z.object({ result_count: z.int().min(0), results: z.array(z.unknown()) });

const picture = z.object({
  id: z.string().min(1),
  title: maybeText,
  url: webAddress,
  thumbnail: webAddress.nullish().catch(null),
  foreign_landing_url: webAddress,
  creator: maybeText,
  creator_url: webAddress.nullish().catch(null),
  license: z.string().min(1),
  license_version: maybeText,
  attribution: maybeText,
  width: z.int().min(1),
  height: z.int().min(1),
});

/**
 * Works under free licences, found by Openverse (https://api.openverse.org/v1/#tag/images); no key is needed. Only such
 * as may be used for money and be changed, because a poster may be both.
 */
export function createOpenverseProvider(origin: string): ImageProvider {
  return {
    id: "openverse",
    name: "Openverse",
    // It knows neither computer-made scenes nor how bright a picture is.
    serves: ({ type, luminance }) => type !== "3d" && luminance === undefined,
    async search(query) {
      const answer = await askProvider("Openverse", { origin, headers: {} }, "/v1/images/", {
        q: query.words,
        page: query.page,
        page_size: query.limit,
        license_type: "commercial,modification",
        aspect_ratio: query.orientation && ASPECTS[query.orientation],
        category: query.type && query.type !== "3d" ? CATEGORIES[query.type] : undefined,
        mature: "false",
      });
      const { result_count: total, results } = readPage("Openverse", page, answer);
      return { total, images: readEntries(picture, results).slice(0, query.limit).map(imageOf) };
    },
  };
}

function imageOf({ id, title, width, height, creator, ...rest }: z.output<typeof picture>): FoundImage {
  const license = spdxOf(rest.license, rest.license_version);
  const photographer = creator || "Unknown";
  return {
    id,
    url: rest.url,
    thumbnail: rest.thumbnail ?? rest.url,
    alt: title || `Picture by ${photographer}`,
    width,
    height,
    photographer,
    ...(rest.creator_url && { photographerUrl: rest.creator_url }),
    orientation: orientationOf(width, height),
    source: "openverse",
    license,
    attributionUrl: rest.foreign_landing_url,
    credit: rest.attribution || `"${title || "Untitled"}" by ${photographer}, ${license}`,
  };
}

/** `by-sa` 2.0 is CC-BY-SA-2.0; the two that give everything away have names of their own. */
function spdxOf(license: string, version: string): string {
  const name = license.toLowerCase();
  if (name === "pdm") return "CC-PDM-1.0";
  if (name === "cc0") return "CC0-1.0";
  return `CC-${name.toUpperCase()}-${version || "4.0"}`;
}
