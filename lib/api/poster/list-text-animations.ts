import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { entryShape, exampleSchema, presetsSchema } from "./catalogue-contract";

const parameter = z.strictObject({
  name: z.string().describe("Key beside `type`."),
  type: z.enum(["number", "string", "boolean"]).describe("Type of its value."),
  default: z.union([z.number(), z.string(), z.boolean()]).describe("Value when it is left out."),
  min: z.number().optional().describe("Least number."),
  max: z.number().optional().describe("Greatest number."),
  step: z.number().optional().describe("A sensible step of a slider; any number in range is accepted."),
  unit: z.string().optional().describe("Unit of the number; em is the font size."),
  values: z.array(z.string()).optional().describe("The strings that are accepted."),
  description: z.string().describe("What it does."),
});

/** GET /text-animations: how the letters of a text layer may move. */
export const listTextAnimations = defineEndpoint({
  id: "list-text-animations",
  method: "GET",
  path: "/api/v1/text-animations",
  surface: "poster",
  summary: "List the text animations and their parameters",
  description:
    "A text layer has one at `animation`: {mode: animated, animation: {type, enabled, …parameters}}. Every type takes the common parameters and its own.",
  rateClass: "discovery",
  replies: {
    200: {
      description: "Every animation, the parameters that all have, and the orders in which characters begin.",
      schema: z.strictObject({
        total: z.int().describe("Number of animations."),
        commonParameters: z.array(parameter).describe("Parameters of every animation."),
        textAnimations: z
          .array(
            z.strictObject({
              ...entryShape,
              parameters: z.array(parameter).describe("Parameters of this animation beside the common ones."),
              presets: presetsSchema,
              example: exampleSchema,
            }),
          )
          .describe("The animations."),
        staggerModes: z.array(z.strictObject(entryShape)).describe("Values of staggerMode."),
      }),
    },
  },
  errors: [],
  cacheControl: "public, max-age=300",
});
