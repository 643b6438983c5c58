/** CSS blend modes, as a layer is mixed with what lies below it. */
export const BLEND_MODES = [
  "normal",
  "multiply",
  "screen",
  "overlay",
  "darken",
  "lighten",
  "color-dodge",
  "color-burn",
  "hard-light",
  "soft-light",
  "difference",
  "exclusion",
  "hue",
  "saturation",
  "color",
  "luminosity",
] as const;

/** One of {@link BLEND_MODES}. */
export type BlendMode = (typeof BLEND_MODES)[number];
