import { z } from "zod";
import { entryTag, registryId } from "../schema/registry-id";
import { chosenUnion, taggedUnion } from "../schema/tagged-union";
import { commonParameters } from "./common-parameters";
import { textAnimations } from "./registry";

const mode = z.enum(["animated", "static"]).default("animated").describe("static shows the text at rest.");
const base = {
  mode: mode.optional(),
  enabled: z.boolean().default(true).describe("Whether the text moves."),
};
const TYPE = "An animation of /text-animations.";

/** An animation and its parameters, side by side. */
const motion = taggedUnion(
  "type",
  textAnimations.entries.map((entry) =>
    z.looseObject({
      ...base,
      type: entryTag(textAnimations, [entry]).describe(TYPE),
      ...entry.schema.shape,
    }),
  ),
  z.looseObject({
    ...base,
    type: registryId(textAnimations, "text animation").describe(TYPE),
    ...commonParameters,
  }),
).meta({ id: "TextMotion" });

const nested = z.looseObject({ mode, animation: motion });
const still = z.looseObject({ mode, animation: z.never().optional(), type: z.never().optional() });

/** A text layer's `animation`: `{mode, animation: {type, …}}`, or `{type, …}` directly, or a mode alone. */
export const textAnimation = chosenUnion([nested, motion, still], (value) => {
  const given = typeof value === "object" && value !== null ? value : {};
  if (Object.hasOwn(given, "animation")) return nested;
  return Object.hasOwn(given, "type") ? motion : still;
}) as z.ZodType as z.ZodType<TextAnimation>;

/** A text layer's animation as parsed. */
export interface TextAnimation {
  readonly mode?: "animated" | "static";
  readonly animation?: {
    readonly type: string;
    readonly enabled: boolean;
    readonly [parameter: string]: unknown;
  };
  readonly type?: string;
  readonly enabled?: boolean;
  readonly [key: string]: unknown;
}
