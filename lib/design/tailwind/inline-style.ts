import { isSafeAddress } from "../jsx/safe-address";
import type { Fill } from "../schema/values";
import { artboardValue } from "./artboard-css";

/** Properties whose numbers have no unit; all others are lengths in px, as React has it. */
const UNITLESS = new Set(
  (
    "animation-iteration-count aspect-ratio border-image-outset border-image-slice border-image-width column-count columns fill-opacity " +
    "flex flex-grow flex-shrink flood-opacity font-size-adjust font-weight grid-area grid-column grid-column-end grid-column-start " +
    "grid-row grid-row-end grid-row-start hyphenate-limit-chars initial-letter line-clamp line-height math-depth opacity order orphans " +
    "scale shape-image-threshold stop-opacity stroke-dasharray stroke-dashoffset stroke-miterlimit stroke-opacity stroke-width tab-size " +
    "widows z-index zoom"
  ).split(" "),
);

/** A declaration of an inline style: `important` is the priority that DOM APIs take. */
export interface InlineDeclaration {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

/** The name of a property as CSS writes it: `backgroundColor` → background-color; custom properties stay. */
export function cssProperty(name: string): string {
  if (name.startsWith("--")) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^(ms|webkit|moz)-/, "-$1-");
}

/** The declarations of a stored style, made to answer to the artboard. */
export function inlineStyle(style: Readonly<Record<string, string | number>>): InlineDeclaration[] {
  return Object.entries(style).map(([name, given]) => {
    const property = cssProperty(name);
    const isLength = typeof given === "number" && given !== 0 && !UNITLESS.has(property);
    const written = isLength && !property.startsWith("--") ? `${given}px` : String(given);
    const value = written.replace(/\s*!\s*important\s*$/i, "");
    return { property, value: artboardValue(value), important: value !== written };
  });
}

/** What a fill is in CSS, without an address that is not safe. */
export function fillStyle(fill: Fill): InlineDeclaration[] {
  const set = (property: string, value: string) => ({ property, value, important: false });
  if (fill.type === "solid") return [set("background", fill.color)];
  if (fill.type === "gradient") {
    const { gradient } = fill;
    const reach = gradient.type === "radial" ? (gradient.radius ?? 1) : 1;
    const stops = gradient.stops
      .map(({ color, position }) => `${color} ${position * reach * 100}%`)
      .join(", ");
    if (gradient.type === "linear")
      return [set("background", `linear-gradient(${gradient.angle}deg, ${stops})`)];
    const { x, y } = gradient.center ?? { x: 0.5, y: 0.5 };
    return [
      set("background", `radial-gradient(circle farthest-corner at ${x * 100}% ${y * 100}%, ${stops})`),
    ];
  }
  if (!isSafeAddress(fill.url, "media")) return [];
  return [
    set("background-image", cssUrl(fill.url)),
    set("background-size", fill.size ?? "cover"),
    set("background-position", fill.position ?? "center"),
    set("background-repeat", "no-repeat"),
  ];
}

/** An address as CSS quotes it. */
export const cssUrl = (address: string): string =>
  `url("${address.replace(/[\\"\n\r\f]/g, (character) => encodeURIComponent(character))}")`;
