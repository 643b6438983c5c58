import { ICON_LIBRARIES, type IconLibraryId } from "@/lib/icons/icon-libraries";
import type { IconAnswer } from "@/lib/schema/media-search";

/** What the picker knows of a library. */
export interface IconLibraryInfo {
  readonly id: IconLibraryId;
  readonly name: string;
  /** The first is the usual one. */
  readonly variants: readonly string[];
}

/** An icon by its name, whatever its style. */
export interface NamedIcon {
  readonly library: IconLibraryId;
  readonly name: string;
}

const libraryId = (value: unknown): IconLibraryId | undefined => ICON_LIBRARIES.find((id) => id === value);

/** The icons of an answer of GET /icons/search, in their order. */
export function iconsOf({ items }: IconAnswer): NamedIcon[] {
  return items.flatMap(({ library, name }) => {
    const id = libraryId(library);
    return id && typeof name === "string" ? [{ library: id, name }] : [];
  });
}

/** The libraries of an answer of GET /icons/search. */
export function librariesOf({ libraries }: IconAnswer): IconLibraryInfo[] {
  return libraries.flatMap(({ id: given, name, variants }) => {
    const id = libraryId(given);
    if (!id || !Array.isArray(variants)) return [];
    return [{ id, name: String(name), variants: variants.map(String) }];
  });
}

/** The style in which an icon of a library is shown; null where the library has none of that name. */
export function variantIn(
  libraries: readonly IconLibraryInfo[],
  library: IconLibraryId,
  variant: string | "usual",
): string | null {
  const there = libraries.find(({ id }) => id === library)?.variants ?? [];
  return (variant === "usual" ? there[0] : there.find((id) => id === variant)) ?? null;
}
