/** Looks of the ASCII family: the part of an effect id after `ascii-`, and values of the setting `style`. */
export const ASCII_STYLES = [
  "standard",
  "dense",
  "minimal",
  "blocks",
  "braille",
  "technical",
  "matrix",
  "hatching",
] as const;

/** Name of a look. */
export type AsciiStyle = (typeof ASCII_STYLES)[number];
