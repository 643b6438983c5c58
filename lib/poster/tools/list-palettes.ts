import { z } from "zod";
import { paletteCatalogue } from "../catalogue/palette-catalogue";
import { PALETTE_CATEGORIES } from "../palettes/define-palette";
import { listFilter, shortList } from "./catalogue-inputs";
import { defineTool } from "./define-tool";

/** Which palettes there are. */
export const listPalettes = defineTool({
  kind: "read",
  name: "list_palettes",
  description:
    "Answers the palettes that dither effects take as settings.palette, with their colours from dark to light. Their colours go well with text and shapes too.",
  input: z.strictObject(listFilter(PALETTE_CATEGORIES)),
  examples: [{ when: "warm ones", input: { category: "warm" } }],
  run(_state, filter) {
    const palettes = shortList(paletteCatalogue(), filter, ({ id, category, colors }) => ({
      palette: id,
      category,
      colors,
    }));
    return { message: `${palettes.length} palettes.`, data: { palettes } };
  },
});
