import { hexToLight } from "@/lib/color";

/** A colour for a uniform array. */
type Light = readonly [red: number, green: number, blue: number];

/** Colours in linear light as a uniform array of a fixed length, filled up with black. */
export function paletteUniform(colors: readonly string[], length: number): { readonly vec3s: Light[] } {
  const black: Light = [0, 0, 0];
  return {
    vec3s: Array.from({ length }, (_, index) => {
      const color = colors[index];
      return color === undefined ? black : hexToLight(color);
    }),
  };
}
