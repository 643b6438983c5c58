import { type BuiltIndex, type BuiltLibrary, ICONS_FORMAT } from "@/lib/icons/built-format";
import { iconKey, iconWords } from "@/lib/icons/icon-words";
import { posting, type TermField } from "@/lib/icons/posting";
import type { SourceIcon, SourceLibrary } from "./icon-source";
import { meanings } from "./meanings";
import { readShapes } from "./read-shapes";

/** What is written: the index, and the shapes of all icons one behind the other. */
export interface BuiltIcons {
  readonly index: BuiltIndex;
  readonly shapes: string;
}

/**
 * Makes the index of libraries, the same for the same packages.
 * @param versions of the packages, by their names.
 * @throws Error for an icon that is not plain shapes, or that does not stand as its library says.
 */
export function buildIndex(
  sources: readonly SourceLibrary[],
  versions: ReadonlyMap<string, string>,
): BuiltIcons {
  const libraries = sources.map((source) => ({ ...source, icons: source.icons.toSorted(byName) }));
  const shapes = libraries.flatMap(({ id, variants, icons }) =>
    variants.flatMap((variant, at) =>
      icons.map((icon) => {
        const what = `${id} ${icon.name} ${variant.id}`;
        const { markup, viewBox, around } = readShapes(icon.files[at] ?? "", what);
        if (viewBox !== variant.viewBox)
          throw new Error(`${what} stands in ${viewBox}, not in ${variant.viewBox}`);
        if (around.has("stroke") !== (variant.group !== null))
          throw new Error(`${what} is drawn with strokes where its library is filled, or the reverse`);
        return markup;
      }),
    ),
  );
  const terms = collectTerms(libraries);
  const sorted = [...terms.keys()].sort();
  return {
    index: {
      format: ICONS_FORMAT,
      libraries: libraries.map((library) => described(library, versions.get(library.package) ?? "")),
      shapeBytes: shapes.map((markup) => Buffer.byteLength(markup)),
      terms: sorted,
      postings: sorted.map((term) => [...(terms.get(term) ?? [])].sort((a, b) => a - b)),
    },
    shapes: shapes.join(""),
  };
}

const byName = (a: SourceIcon, b: SourceIcon) => (a.name < b.name ? -1 : 1);

function described({ id, name, variants, icons }: SourceLibrary, version: string): BuiltLibrary {
  const taken = new Map<string, string>();
  for (const icon of icons) {
    const other = taken.get(iconKey(icon.name));
    if (other) throw new Error(`${id} has ${other} and ${icon.name}, which are one name in other spellings`);
    taken.set(iconKey(icon.name), icon.name);
  }
  return {
    id,
    name,
    version,
    variants,
    icons: icons.map((icon) => icon.name),
    aliases: icons.flatMap((icon, place) => icon.aliases.map((alias) => [alias, place] as const)),
  };
}

/** Postings by term. */
function collectTerms(libraries: readonly SourceLibrary[]): Map<string, Set<number>> {
  const terms = new Map<string, Set<number>>();
  const tagsByKey = borrowedTags(libraries);
  let first = 0;
  for (const { icons } of libraries) {
    const places = new Map(icons.map(({ name }, place) => [name, place]));
    for (const [place, icon] of icons.entries()) {
      const add = (term: string, field: TermField) => {
        if (term === "") return;
        const list = terms.get(term) ?? new Set();
        terms.set(term, list.add(posting(first + place, field)));
      };
      const names = [icon.name, ...icon.aliases];
      const isOther = isOtherThing(icon.name);
      add(iconKey(icon.name), isOther ? "other-name" : "name");
      for (const alias of icon.aliases) add(iconKey(alias), "alias");
      iconWords(icon.name).forEach(
        (word, at) => void add(word, at === 0 && !isOther ? "first-word" : "word"),
      );
      const tags =
        icon.tags.length > 0 ? icon.tags : names.flatMap((name) => tagsByKey.get(iconKey(name)) ?? []);
      for (const tag of [...tags, ...icon.aliases]) {
        add(iconKey(tag), "tag");
        if (iconWords(tag).length > 1) for (const word of iconWords(tag)) add(word, "tag-word");
      }
    }
    for (const { words, icons: meant } of meanings) {
      const there = meant.flatMap((name) => places.get(name) ?? []);
      for (const [rank, place] of there.entries())
        for (const word of words) {
          const term = iconKey(word);
          const list = terms.get(term) ?? new Set();
          terms.set(term, list.add(posting(first + place, rank === 0 ? "meaning" : "near-meaning")));
        }
    }
    first += icons.length;
  }
  return terms;
}

/** What a word means, by the word without what stands between its parts. */
const meantBy = new Map(meanings.flatMap(({ words, icons }) => words.map((word) => [iconKey(word), icons])));

/** Whether people mean other icons by the name of this one. */
const isOtherThing = (name: string): boolean => meantBy.get(iconKey(name))?.includes(name) === false;

/** Tags by the names of icons that have some, for icons of the same name in libraries without tags. */
function borrowedTags(libraries: readonly SourceLibrary[]): Map<string, readonly string[]> {
  const tags = new Map<string, readonly string[]>();
  for (const { icons } of libraries)
    for (const icon of icons)
      for (const name of [icon.name, ...icon.aliases]) {
        const key = iconKey(name);
        if (icon.tags.length > 0) tags.set(key, [...(tags.get(key) ?? []), ...icon.tags]);
      }
  return tags;
}
