import type { IconLibraryId } from "./icon-libraries";
import { type Icon, type IconSet, iconSet } from "./icon-set";
import { iconWords } from "./icon-words";
import { fieldOfPosting, iconOfPosting, TERM_FIELDS, type TermField } from "./posting";
import type { TermIndex } from "./term-index";

/** Words of a search beyond this many are not looked at. */
const MOST_WORDS = 8;

/** What a word is worth that is, begins, or nearly is what an icon is found by. */
const WORTH: Readonly<Record<TermField, readonly [exact: number, prefix: number, near: number]>> = {
  name: [1000, 540, 350],
  alias: [950, 480, 330],
  meaning: [900, 500, 340],
  "other-name": [880, 490, 335],
  "near-meaning": [860, 440, 300],
  "first-word": [700, 520, 260],
  word: [600, 460, 220],
  tag: [400, 240, 180],
  "tag-word": [250, 160, 90],
};
const [EXACT, PREFIX, NEAR] = [0, 1, 2].map((kind) =>
  Float64Array.from(TERM_FIELDS, (field) => WORTH[field][kind] ?? 0),
) as [Float64Array, Float64Array, Float64Array];

/** What a word is worth, as a part, that is found without the s at its end. */
const WITHOUT_S = 0.95;

/** What the words of a search are worth together, against the search as one word. */
const IN_PARTS = 0.9;

/**
 * Icons that fit the words of a search, the best first and in the same order each time: what is called so, was called so,
 * or means it (a name that means something else to most people comes after what they mean); then what has it in its name; then what has it among its tags; slips of the finger only where nothing else
 * fits. All words have to fit, unless no icon fits all.
 */
export function searchIcons(
  query: string,
  options: { readonly library?: IconLibraryId | undefined; readonly limit: number },
  set: IconSet = iconSet(),
): Icon[] {
  const spelled = searchWords(query);
  const words = [...new Set(spelled)];
  if (words.length === 0) return [];
  const { icons, terms } = set;
  const total = new Float64Array(icons.length);
  const fitting = new Uint8Array(icons.length);
  const touched = new Set<number>();
  for (const word of words)
    for (const [icon, worth] of worthOf(word, terms)) {
      touched.add(icon);
      total[icon] = (total[icon] ?? 0) + worth / words.length;
      fitting[icon] = (fitting[icon] ?? 0) + 1;
    }
  if (spelled.length > 1) {
    for (const icon of touched) total[icon] = (total[icon] ?? 0) * IN_PARTS;
    for (const [icon, worth] of worthOf(spelled.join(""), terms)) {
      touched.add(icon);
      // What fits as one word fits as a whole, whatever its parts do.
      const inParts = fitting[icon] === words.length ? (total[icon] ?? 0) : 0;
      total[icon] = Math.max(worth, inParts);
      fitting[icon] = words.length;
    }
  }
  let most = 0;
  for (const icon of touched) most = Math.max(most, fitting[icon] ?? 0);
  const found: number[] = [];
  for (const icon of touched)
    if (fitting[icon] === most && (!options.library || icons[icon]?.library === options.library))
      found.push(icon);
  return found
    .sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0) || compareNames(icons, a, b))
    .slice(0, options.limit)
    .flatMap((icon) => icons[icon] ?? []);
}

/** The words of a search; "icon" says nothing beside others. */
function searchWords(query: string): string[] {
  const words = iconWords(query);
  const telling = words.filter((word) => word !== "icon" && word !== "icons");
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/** What a word is worth, for the icons that it fits. */
function worthOf(word: string, index: TermIndex): Map<number, number> {
  const worth = new Map<number, number>();
  const give = (term: number, table: Float64Array, part = 1) =>
    index.each(term, (posting) => {
      const icon = iconOfPosting(posting);
      const value = (table[fieldOfPosting(posting)] ?? 0) * part;
      if (value > (worth.get(icon) ?? 0)) worth.set(icon, value);
    });
  const exact = index.find(word);
  if (exact >= 0) give(exact, EXACT);
  const singular = exact < 0 && word.length > 3 && word.endsWith("s") ? index.find(word.slice(0, -1)) : -1;
  if (singular >= 0) give(singular, EXACT, WITHOUT_S);
  const [from, to] = index.range(word);
  for (let term = from; term < to; term++) if (term !== exact) give(term, PREFIX);
  if (from === to && singular < 0) for (const term of index.near(word)) give(term, NEAR);
  return worth;
}

/** Of two icons that fit as well: the plainer name, then the library listed first, then the alphabet. */
function compareNames(icons: readonly Icon[], a: number, b: number): number {
  const [left, right] = [icons[a]?.name ?? "", icons[b]?.name ?? ""];
  // Icons are counted library by library, and by name in each.
  return wordCount(left) - wordCount(right) || a - b;
}

function wordCount(name: string): number {
  let count = 1;
  for (let at = name.indexOf("-"); at >= 0; at = name.indexOf("-", at + 1)) count++;
  return count;
}
