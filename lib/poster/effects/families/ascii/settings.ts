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
    .describe("Height of a character, in px: 4 a fine texture, 32 letters that can be read from afar."),
  invert: z
    .boolean()
    .default(false)
    .describe("Whether dark places get the dense characters instead of bright ones; paper then is light."),
  color: z
    .boolean()
    .default(true)
    .describe("Whether characters keep the picture's colours; otherwise one light ink on a dark ground."),
  charRotation: z
    .boolean()
    .default(false)
    .describe("Whether characters turn to follow the edges of the picture."),
});
