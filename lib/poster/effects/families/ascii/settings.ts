import { z } from "zod";
import { ASCII_STYLES } from "./styles";

/** Settings that all ASCII effects share, under `effect.ascii`. */
export const asciiSettings = z.looseObject({
  style: z
    .enum(ASCII_STYLES)
    .optional()
    .describe("Set of characters; that of the effect id when absent, and it wins over the id when given."),
  cellSize: z
    .number()
    .min(4)
    .max(32)
    .default(8)
    .describe("Size of a character, in px: 4 a fine texture that keeps small type, 32 few large letters."),
  invert: z
    .boolean()
    .default(false)
    .describe("Whether dark places get the dense characters instead of the bright ones, as in a negative."),
  color: z
    .boolean()
    .default(true)
    .describe("Whether characters keep the picture's colours; otherwise one light ink on a dark ground."),
  charRotation: z
    .boolean()
    .default(false)
    .describe("Whether characters turn to follow the edges of the picture."),
});

/** Settings as a drawing takes them. */
export type AsciiSettings = z.output<typeof asciiSettings>;
