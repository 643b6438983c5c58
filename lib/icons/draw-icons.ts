import { AppError } from "../http/app-error";
import { ICON_LIBRARIES, type IconLibraryId } from "./icon-libraries";
import { type IconSet, iconSet } from "./icon-set";
import { iconSvg } from "./icon-svg";

/** Width and height of the drawings, px. */
const SIZE_PX = 24;

/** One of many icons, drawn. */
export interface DrawnIcon {
  /** As it was asked for. */
  readonly icon: string;
  readonly library: IconLibraryId;
  readonly name: string;
  readonly variant: string;
  readonly svg: string;
}

/**
 * Draws icons that are named as `library:name` or `library:name:variant`, in their order.
 * @returns those that there are, and the names of the others.
 * @throws AppError for a library that is none, and lists those there are.
 */
export function drawIcons(
  asked: readonly string[],
  set: IconSet = iconSet(),
): { readonly drawings: readonly DrawnIcon[]; readonly missing: readonly string[] } {
  const drawings: DrawnIcon[] = [];
  const missing: string[] = [];
  for (const one of asked) {
    const [from, name = "", wanted] = one.split(":");
    const id = ICON_LIBRARIES.find((each) => each === from);
    if (!id)
      throw new AppError(
        "INVALID_REQUEST",
        `icons: there is no library "${from}" (in "${one}"); it must be one of ${ICON_LIBRARIES.join(", ")}.`,
      );
    const library = set.library(id);
    const icon = library.find(name);
    const variant = wanted ? library.variants.find((each) => each.id === wanted) : library.variants[0];
    if (!icon || !variant) missing.push(one);
    else {
      const svg = iconSvg(library, icon, variant, SIZE_PX).toString();
      drawings.push({ icon: one, library: id, name: icon.name, variant: variant.id, svg });
    }
  }
  return { drawings, missing };
}
