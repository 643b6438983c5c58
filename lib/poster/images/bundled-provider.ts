import { BUNDLED_IMAGES, BUNDLED_LICENSE, BUNDLED_MAKER, type BundledImage } from "./bundled";
import type { FoundImage, ImageProvider, ImageQuery } from "./image-provider";

/** Words of a text without case, accents and plural endings, so that "Café" finds "cafe" and "flowers" "flower". */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/(?<=(?:sh|ch|x))es$|(?<!s)s$/, "") : word));
}

// A picture that was tagged with a word is about it; one whose description has it only shows it.
const TAG_SCORE = 4;
const TAG_START_SCORE = 2;
const DESCRIPTION_SCORE = 1;
const SHORTEST_START = 3;

function scoreOf(image: BundledImage, words: readonly string[]): number {
  const tags = new Set(image.tags.flatMap(wordsOf));
  const description = new Set(wordsOf(image.alt));
  let score = 0;
  for (const word of words) {
    if (tags.has(word)) score += TAG_SCORE;
    else if (word.length >= SHORTEST_START && [...tags].some((tag) => tag.startsWith(word)))
      score += TAG_START_SCORE;
    else if (description.has(word)) score += DESCRIPTION_SCORE;
  }
  return score;
}

function foundImage(image: BundledImage): FoundImage {
  return {
    id: image.id,
    url: `/media/${image.file}`,
    thumbnail: `/media/thumbnails/${image.file}`,
    alt: image.alt,
    width: image.width,
    height: image.height,
    photographer: BUNDLED_MAKER,
    orientation: image.orientation,
    source: "affiche",
    license: BUNDLED_LICENSE,
    attributionUrl: "/media/LICENSE.txt",
  };
}

/** The pictures that come with Affiche, best match first: needs no key and no network. */
export const bundledProvider: ImageProvider = {
  id: "affiche",
  async search(query: ImageQuery) {
    const words = wordsOf(query.words);
    const matches = BUNDLED_IMAGES.filter(
      (image) =>
        (!query.orientation || image.orientation === query.orientation) &&
        (!query.type || image.type === query.type) &&
        (!query.luminance || image.luminance === query.luminance),
    )
      .map((image) => ({ image, score: scoreOf(image, words) }))
      .filter(({ score }) => words.length === 0 || score > 0)
      .sort((a, b) => b.score - a.score);
    const start = (query.page - 1) * query.limit;
    return {
      total: matches.length,
      images: matches.slice(start, start + query.limit).map(({ image }) => foundImage(image)),
    };
  },
};
