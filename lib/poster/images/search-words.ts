/** Words that say nothing of what a picture shows. */
const EMPTY_WORDS = new Set(
  "a an and at by for from in of on or over the to with without image picture photo".split(" "),
);

/** Words of a text without case, accents and plural endings, so that "Café" finds "cafe" and "flowers" "flower". */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .map((word) =>
      word.length > 3 ? word.replace(/ies$/, "y").replace(/(?<=(?:sh|ch|x))es$|(?<![su])s$/, "") : word,
    )
    .filter((word) => !EMPTY_WORDS.has(word));
}
