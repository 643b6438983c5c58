import type { PickedIcon, PickedImage } from "@/components/media/picked-media";
import { hexToSrgb } from "@/lib/color";
import { referenceSize } from "@/lib/poster/layout/canvas-size";
import type { PosterState } from "@/lib/poster/schema/state";

const INK = "#16161a";
const PAPER = "#f2efe6";

/** A colour that is seen on the ground of the poster. */
export function inkOn({ canvas, layers }: PosterState): string {
  const [lowest] = layers;
  const solid = lowest?.type === "background" ? lowest.solidColor : undefined;
  const [red, green, blue] = hexToSrgb(typeof solid === "string" ? solid : canvas.backgroundColor);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 ? INK : PAPER;
}

/** Kinds of layer that a person adds from the menu. */
export type NewKind = "background" | "text" | "rectangle" | "ellipse" | "polygon" | "star" | "line" | "3d";

/** What add_layer is given for a new layer: small, in the middle, and to be seen. */
export function newLayerInput(state: PosterState, kind: NewKind): object {
  const color = inkOn(state);
  if (kind === "background")
    return { type: kind, contentType: "solid", solidColor: state.canvas.backgroundColor };
  if (kind === "text")
    return { type: kind, content: "Your words", fontFamily: "Archivo Black", fontSize: 64, color };
  if (kind === "3d")
    return {
      type: kind,
      width: 0.7,
      height: 0.7,
      name: "Object",
      settings: { inputType: "shape", shape: "torusKnot" },
    };
  if (kind === "line")
    return { type: kind, x1: -0.5, x2: 0.5, y1: 0, y2: 0, style: { strokeColor: color, strokeWidth: 4 } };
  const { widthPx, heightPx } = referenceSize(state.canvas.aspectRatio, { widthPx: 1600, heightPx: 900 });
  const shapeWidth = 0.4;
  return {
    type: kind,
    shapeWidth,
    shapeHeight: Number(((shapeWidth * widthPx) / heightPx).toFixed(4)),
    style: { fill: { type: "solid", color, opacity: 1 } },
  };
}

/** Where something is put, in the scale of x and y. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What add_layer is given for a picture: as large as fits into two thirds of the poster, whole, in its own shape. */
export function imageInput({ url, alt, credit }: PickedImage, spot: Spot = { x: 0, y: 0 }): object {
  return {
    type: "image",
    mediaUrl: pathOf(url),
    alt: alt.slice(0, 500),
    // Where its licence wants one, the credit stays with the poster.
    ...(credit === "" ? {} : { name: credit.slice(0, 500) }),
    objectFit: "contain",
    width: 0.66,
    height: 0.66,
    ...spot,
  };
}

/** What add_icon is given for an icon. */
export function iconInput(
  state: PosterState,
  { name, library, variant }: PickedIcon,
  spot: Spot = { x: 0, y: 0 },
): object {
  return { iconName: name, iconLibrary: library, iconVariant: variant, color: inkOn(state), ...spot };
}

/** Pictures of this service are named by their path, so that a poster moves with it. */
export function pathOf(url: string): string {
  const { origin } = window.location;
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
