/** `#rrggbb` as three numbers from 0 to 1, still sRGB-encoded. */
export function hexToSrgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
