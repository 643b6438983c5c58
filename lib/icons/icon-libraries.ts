/** Ids of the icon libraries, in the order in which they are listed and looked through. */
export const ICON_LIBRARIES = ["phosphor", "lucide", "heroicons", "radix"] as const;

/** Id of an icon library. */
export type IconLibraryId = (typeof ICON_LIBRARIES)[number];

/** Other names of the libraries, in the same order; the interface lists them by number. */
export const LIBRARY_ALIASES = ["lib_1", "lib_2", "lib_3", "lib_4"] as const;

/** What a library may be called in a request. */
export const LIBRARY_NAMES = [...ICON_LIBRARIES, ...LIBRARY_ALIASES] as const;

/** The id of the library that an id or an alias names. */
export function libraryOf(name: (typeof LIBRARY_NAMES)[number]): IconLibraryId {
  const alias = (LIBRARY_ALIASES as readonly string[]).indexOf(name);
  return ICON_LIBRARIES[alias] ?? (name as IconLibraryId);
}
