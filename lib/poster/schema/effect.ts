import { z } from "zod";
import { effects } from "../effects/registry";

/** Settings of every family under its key: `ascii`, `dither`, … */
const familySettings = Object.fromEntries(
  effects.entries.map((entry) => [entry.settingsType, entry.schema.optional()]),
) as Record<string, z.ZodType>;

/** The one effect over the poster. */
export const effect = z.looseObject({
  effectId: z.string().max(100).meta({ enum: effects.ids }).describe("An effect of /effects."),
  enabled: z.boolean().default(true).describe("Whether the effect is drawn."),
  ...familySettings,
});
