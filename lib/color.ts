/**
 * Colour arithmetic for hot paths; everything else uses culori, against which this is checked.
 * sRGB: IEC 61966-2-1. OKLab: Björn Ottosson, "A perceptual color space for image processing", 2020.
 */

/** sRGB value (0 to 1) → linear light. */
export const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Linear light (0 to 1) → sRGB value. */
export const fromLinear = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** `#rrggbb` → bytes. */
export function hexToRgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` → sRGB values, 0 to 1. */
export function hexToSrgb(hex: string): [number, number, number] {
  const [red, green, blue] = hexToRgb(hex);
  return [red / 255, green / 255, blue / 255];
}

/** `#rrggbb` → linear light, 0 to 1. */
export function hexToLight(hex: string): [number, number, number] {
  const [red, green, blue] = hexToSrgb(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

/** Linear red, green, blue → relative luminance, 0 to 1 (Rec. 709). */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Linear red, green, blue → OKLab lightness, a, b. */
export function oklabOf(red: number, green: number, blue: number): [number, number, number] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
