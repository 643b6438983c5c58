import { z } from "zod";
import { categorisedShape, defineListing, exampleSchema } from "./catalogue-contract";

/** GET /fonts: families for text layers. */
export const listFonts = defineListing({
  id: "list-fonts",
  path: "/api/v1/fonts",
  summary: "List the font families for text layers",
  description:
    "A text layer names one as fontFamily. All are served by this service. Scripts that a family lacks, and emoji, are drawn in families that have them; those of the category fallback are there for that alone.",
  key: "fonts",
  entry: z.strictObject({
    ...categorisedShape,
    fontFamily: z.string().describe("Value of a text layer's fontFamily."),
    weights: z.array(z.number()).describe("Weights; of a variable family the lightest and the heaviest."),
    variable: z.boolean().describe("Whether every weight between those is there."),
    styles: z.array(z.string()).describe("normal, italic."),
    scripts: z.array(z.string()).describe("Writing systems that it has glyphs for."),
    license: z.string().describe("SPDX identifier."),
    example: exampleSchema,
  }),
});
