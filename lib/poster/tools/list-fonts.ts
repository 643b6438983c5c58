import { z } from "zod";
import { fontCatalogue } from "../catalogue/font-catalogue";
import { FONT_CATEGORIES } from "../fonts/define-font";
import { listFilter, shortList } from "./catalogue-inputs";
import { defineTool } from "./define-tool";

/** Which fonts there are. */
export const listFonts = defineTool({
  kind: "read",
  name: "list_fonts",
  description:
    "Answers the font families that a text layer names as fontFamily, with their weights and scripts.",
  input: z.strictObject({
    ...listFilter(FONT_CATEGORIES),
    script: z
      .string()
      .max(40)
      .optional()
      .describe("Only those with letters of this script, like cyrillic or arabic."),
  }),
  examples: [
    { when: "faces for a title", input: { category: "display" } },
    { when: "for Greek", input: { script: "greek" } },
  ],
  run(_state, { script, ...filter }) {
    const wanted = script?.toLowerCase();
    const catalogue = fontCatalogue();
    const entries = catalogue.entries.filter(
      ({ scripts }) => !wanted || scripts.some((each) => each === wanted),
    );
    const fonts = shortList(
      { ...catalogue, entries },
      filter,
      ({ fontFamily, category, description, weights, scripts }) => ({
        fontFamily,
        category,
        description,
        weights,
        scripts,
      }),
    );
    return { message: `${fonts.length} families.`, data: { fonts } };
  },
});
