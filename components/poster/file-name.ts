const MOST_LETTERS = 40;

/** Name of a poster's file, without its ending: as many of its words as fit, whole ones. */
export function fileNameOf(words: string): string {
  const [first = "poster", ...more] = words.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
  // Text that is written without spaces is one long word.
  let name = [...first].slice(0, MOST_LETTERS).join("");
  for (const word of more) {
    if (name.length + 1 + word.length > MOST_LETTERS) break;
    name = `${name}-${word}`;
  }
  return name;
}
