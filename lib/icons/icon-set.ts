import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltIndex, type BuiltLibrary, type BuiltVariant, ICONS_FORMAT } from "./built-format";
import type { IconLibraryId } from "./icon-libraries";
import { iconKey } from "./icon-words";
import { createTermIndex, type TermIndex } from "./term-index";

/** Where scripts/build-icons.ts writes. */
const BUILT = join(process.cwd(), "lib", "icons", "built");

/** An icon of a library. */
export interface Icon {
  readonly library: IconLibraryId;
  readonly name: string;
  /** Its place among the icons of its library. */
  readonly place: number;
}

/** One library, ready to be asked. */
export interface IconLibrary extends BuiltLibrary {
  /** @param name current or earlier, in any spelling, with or without "Icon" at its end. */
  find(name: string): Icon | null;
  /** Markup of an icon's shapes, without the element around them. */
  shapes(icon: Icon, variant: BuiltVariant): Buffer;
}

/** All icons that are installed. */
export interface IconSet {
  readonly libraries: readonly IconLibrary[];
  library(id: IconLibraryId): IconLibrary;
  /** Every icon, library by library, as the terms count them. */
  readonly icons: readonly Icon[];
  readonly terms: TermIndex;
}

let loaded: IconSet | null = null;

/** The icons, read from the built files when first asked for. @throws Error when they were not built. */
export function iconSet(): IconSet {
  loaded ??= loadIconSet(BUILT);
  return loaded;
}

/** Reads what scripts/build-icons.ts wrote into a folder. @throws Error when it is not there, or of another version. */
export function loadIconSet(folder: string): IconSet {
  const file = join(folder, "index.json");
  if (!existsSync(file)) throw new Error(`The icons are not built (${file} is missing): npm run icons`);
  const index = JSON.parse(readFileSync(file, "utf8")) as BuiltIndex;
  if (index.format !== ICONS_FORMAT)
    throw new Error("The icons were built by another version: npm run icons");
  const bytes = readFileSync(join(folder, "shapes.svg"));
  const ends = new Uint32Array(index.shapeBytes.length);
  let end = 0;
  for (const [at, length] of index.shapeBytes.entries()) {
    end += length;
    ends[at] = end;
  }
  let first = 0;
  const libraries = index.libraries.map((built) => {
    const start = first;
    first += built.icons.length * built.variants.length;
    return createLibrary(built, (shape) => bytes.subarray(ends[start + shape - 1] ?? 0, ends[start + shape]));
  });
  const byId = new Map(libraries.map((library) => [library.id, library]));
  const icons = libraries.flatMap(({ id, icons: names }) =>
    names.map((name, place) => ({ library: id, name, place })),
  );
  return {
    libraries,
    library(id) {
      const library = byId.get(id);
      if (!library) throw new Error(`The built icons have no library ${id}: npm run icons`);
      return library;
    },
    icons,
    terms: createTermIndex(index.terms, index.postings),
  };
}

function createLibrary(built: BuiltLibrary, shapeAt: (shape: number) => Buffer): IconLibrary {
  const exact = new Map(built.icons.map((name, place) => [name, place]));
  // Names win over earlier names of others, and an earlier entry over a later one of the same key.
  const places = new Map<string, number>();
  for (const [name, place] of [...exact, ...built.aliases]) {
    const key = iconKey(name);
    if (!places.has(key)) places.set(key, place);
  }
  const placeOf = (name: string): number | undefined => {
    const key = iconKey(name);
    return (
      exact.get(name) ?? places.get(key) ?? (/.icon$/.test(key) ? places.get(key.slice(0, -4)) : undefined)
    );
  };
  return {
    ...built,
    find(name) {
      const place = placeOf(name);
      const own = place === undefined ? undefined : built.icons[place];
      return place === undefined || own === undefined ? null : { library: built.id, name: own, place };
    },
    shapes: ({ place }, variant) => shapeAt(built.variants.indexOf(variant) * built.icons.length + place),
  };
}
