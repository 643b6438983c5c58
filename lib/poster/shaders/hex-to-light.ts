import { hexToRgb, toLinear } from "@/lib/color";

/** `#rrggbb` as linear red, green and blue, 0 to 1. */
export function hexToLight(hex: string): [number, number, number] {
  const [red, green, blue] = hexToRgb(hex);
  return [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)];
}
