import type { BuiltVariant } from "./built-format";
import type { Icon, IconLibrary } from "./icon-set";

/**
 * An icon as an SVG file that takes the colour of what surrounds it. It has no ids, so that any number of them can stand in
 * one page.
 * @param sizePx width and height.
 */
export function iconSvg(library: IconLibrary, icon: Icon, variant: BuiltVariant, sizePx: number): Buffer {
  // Shapes that are strokes stay so inside a group, whatever fill the element around them has.
  const [open, close] = variant.group === null ? ["", ""] : [`<g ${variant.group}>`, "</g>"];
  return Buffer.concat([
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="${variant.viewBox}" fill="currentColor">${open}`,
    ),
    library.shapes(icon, variant),
    Buffer.from(`${close}</svg>`),
  ]);
}
