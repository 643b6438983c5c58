import { AppError } from "../http/app-error";
import type { BuiltVariant } from "./built-format";
import type { IconLibraryId } from "./icon-libraries";
import { type Icon, type IconLibrary, type IconSet, iconSet } from "./icon-set";
import { searchIcons } from "./search-icons";

const MOST_SUGGESTIONS = 5;

/** An icon with the library and the variant in which it is drawn. */
export interface FoundIcon {
  readonly library: IconLibrary;
  readonly icon: Icon;
  readonly variant: BuiltVariant;
}

/**
 * The icon of a name, in the library asked for or else in the first that has it in that variant.
 * @param name current or earlier, in any spelling.
 * @throws AppError for a variant that is none, which lists those there are, and for an icon that is not there, with near ones.
 */
export function getIcon(
  {
    name,
    library: only,
    variant,
  }: {
    readonly name: string;
    readonly library?: IconLibraryId | undefined;
    readonly variant?: string | undefined;
  },
  set: IconSet = iconSet(),
): FoundIcon {
  const asked = only ? [set.library(only)] : set.libraries;
  const choices = asked.flatMap((library) => {
    const found =
      variant === undefined ? library.variants[0] : library.variants.find(({ id }) => id === variant);
    return found ? [{ library, variant: found }] : [];
  });
  if (choices.length === 0)
    throw new AppError("INVALID_REQUEST", `variant: must be one of ${variantsOf(asked)}.`);
  for (const { library, variant: chosen } of choices) {
    const icon = library.find(name);
    if (icon) return { library, icon, variant: chosen };
  }
  throw missing(
    name,
    choices.map(({ library }) => library),
    only,
    set,
  );
}

function variantsOf(libraries: readonly IconLibrary[]): string {
  return libraries
    .map(({ id, variants }) => `${variants.map((each) => each.id).join(", ")} (${id})`)
    .join("; ");
}

function missing(
  name: string,
  searched: readonly IconLibrary[],
  only: IconLibraryId | undefined,
  set: IconSet,
): AppError {
  const near = searchIcons(name, { library: only, limit: MOST_SUGGESTIONS }, set);
  const suggestions = near.map(({ name: other, library }) => ({ name: other, library }));
  const where = searched.map(({ id }) => id).join(", ");
  const instead =
    suggestions.length > 0
      ? ` Near to it: ${suggestions.map((each) => `${each.name} (${each.library})`).join(", ")}.`
      : "";
  const search = "GET /api/v1/design/icons/search finds icons by what they show.";
  return new AppError("NOT_FOUND", `There is no icon "${name}" in ${where}.${instead} ${search}`, {
    extras: { suggestions },
  });
}
