import { z } from "zod";
import { categorisedShape, defineListing, exampleSchema } from "./catalogue-contract";

/** GET /palettes: colours to dither to. */
export const listPalettes = defineListing({
  id: "list-palettes",
  path: "/api/v1/palettes",
  summary: "List the colour palettes for dither effects",
  description:
    "A dither effect names one as `dither.palette`, or lists its own `dither.colors`; the colours of an entry may be copied there.",
  key: "palettes",
  entry: z.strictObject({
    ...categorisedShape,
    colors: z.array(z.string()).describe("#rrggbb, dark to light."),
    example: exampleSchema,
  }),
});
