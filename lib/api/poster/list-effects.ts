import { z } from "zod";
import { categorisedShape, defineListing, exampleSchema, settingsShape } from "./catalogue-contract";

/** GET /effects: what can be done to the whole poster. */
export const listEffects = defineListing({
  id: "list-effects",
  path: "/api/v1/effects",
  summary: "List the visual effects and their settings",
  description:
    "A state has one effect, at `effect`. Settings stand beside effectId, under the key that settingsType names; what is left out has its default.",
  key: "effects",
  entry: z.strictObject({
    ...categorisedShape,
    pro: z.literal(false).describe("Whether a plan is needed: never."),
    animated: z.boolean().describe("Whether the picture changes with time."),
    ...settingsShape,
    example: exampleSchema,
  }),
});
