import { nearest } from "../../schema/nearest";
import { BUNDLED_LICENSE, BUNDLED_MAKER, type BundledImage } from "./bundled";
import { BUNDLED_IMAGES } from "./bundled.gen";
import type { FoundImage, FoundImages, ImageProvider, ImageQuery } from "./image-provider";
import { KNOWN_WORDS, relatedWords } from "./related-words";
import { wordsOf } from "./search-words";

// A picture that was tagged with a word is about it; one whose description has it only shows it. The first tags tell most.
const TAG_SCORE = 8;
const FIRST_TAGS = 4;
const TAG_START_SCORE = 5;
const DESCRIPTION_SCORE = 3;
const RELATED_SCORE = 1;
const SHORTEST_START = 3;

/** What is known of a picture, ready to be compared. */
interface Entry {
  readonly image: BundledImage;
  readonly tags: ReadonlyMap<string, number>;
  readonly description: ReadonlySet<string>;
}

const ENTRIES: readonly Entry[] = BUNDLED_IMAGES.map((image) => {
  const tags = new Map<string, number>();
  image.tags.forEach((tag, rank) => {
    for (const word of wordsOf(tag)) if (!tags.has(word)) tags.set(word, rank);
  });
  // It is also about what it is measured to be.
  for (const word of [image.luminance, image.type, image.orientation])
    tags.set(word, tags.get(word) ?? FIRST_TAGS);
  return { image, tags, description: new Set(wordsOf(image.alt)) };
});

const VOCABULARY: readonly string[] = [
  ...new Set([...ENTRIES.flatMap(({ tags }) => [...tags.keys()]), ...KNOWN_WORDS]),
];

/** How much a picture is about some words. @returns the score of words that it has, and of those that are only near. */
function scoreOf({ tags, description }: Entry, words: readonly string[]): { exact: number; near: number } {
  let [exact, near] = [0, 0];
  for (const word of words) {
    const rank = tags.get(word);
    if (rank !== undefined) exact += TAG_SCORE + Math.max(0, FIRST_TAGS - rank);
    else if (word.length >= SHORTEST_START && [...tags.keys()].some((tag) => tag.startsWith(word)))
      exact += TAG_START_SCORE;
    else if (description.has(word)) exact += DESCRIPTION_SCORE;
    const related = relatedWords(word);
    for (const [tag, at] of tags)
      if (related.has(tag)) near += RELATED_SCORE + Math.max(0, FIRST_TAGS - at) / 4;
  }
  return { exact, near };
}

/** The pictures that come with Affiche, best match first: needs no key and no network, and is never without an answer. */
export const bundledProvider: ImageProvider = {
  id: "affiche",
  name: "Affiche",
  serves: () => true,
  async search(query: ImageQuery) {
    const entries = ENTRIES.filter(
      ({ image }) =>
        (!query.orientation || image.orientation === query.orientation) &&
        (!query.type || image.type === query.type) &&
        (!query.luminance || image.luminance === query.luminance),
    );
    const words = wordsOf(query.words);
    if (entries.length === 0)
      return { total: 0, images: [], note: "No picture is all of that; leave a filter out." };
    if (words.length === 0) return pageOf(entries, query);
    return rank(entries, words, query) ?? misspelt(entries, words, query) ?? varied(entries, query);
  },
};

/** Pictures with the words, then those that are near; null when there is neither. */
function rank(entries: readonly Entry[], words: readonly string[], query: ImageQuery): FoundImages | null {
  const scored = entries.map((entry) => ({ entry, ...scoreOf(entry, words) }));
  const exact = scored.filter((each) => each.exact > 0).sort((a, b) => b.exact - a.exact || b.near - a.near);
  if (exact.length > 0)
    return pageOf(
      exact.map(({ entry }) => entry),
      query,
    );
  const near = scored.filter((each) => each.near > 0).sort((a, b) => b.near - a.near);
  if (near.length === 0) return null;
  const note = `No picture here is about ${quoted(query.words)}; these are close.`;
  return {
    ...pageOf(
      near.map(({ entry }) => entry),
      query,
    ),
    note,
  };
}

/** What the words may have been meant to be, where each of them is near to one that is known. */
function misspelt(
  entries: readonly Entry[],
  words: readonly string[],
  query: ImageQuery,
): FoundImages | null {
  const meant = words.flatMap((word) => (word.length < 4 ? [] : (nearest(word, VOCABULARY) ?? [])));
  const found = meant.length > 0 ? rank(entries, meant, query) : null;
  return (
    found && {
      ...found,
      note: `Nothing is about ${quoted(query.words)}; these are about ${meant.join(" ")}.`,
    }
  );
}

/** Some of everything: one picture in seven, again and again, so that a page has no two of a kind. */
function varied(entries: readonly Entry[], query: ImageQuery): FoundImages {
  const stride = 7;
  const mixed = Array.from({ length: stride }, (_, start) =>
    entries.filter((_, index) => index % stride === start),
  );
  const note = `No picture here is about ${quoted(query.words)}; these are a few different ones.`;
  return { ...pageOf(mixed.flat(), query), note };
}

const quoted = (words: string) => `“${words.trim().slice(0, 60)}”`;

function pageOf(entries: readonly Entry[], { page, limit }: ImageQuery): FoundImages {
  const start = (page - 1) * limit;
  return {
    total: entries.length,
    images: entries.slice(start, start + limit).map(({ image }) => foundImage(image)),
  };
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
    credit: "Computed by Affiche, CC0",
  };
}
