import { z } from "zod";
import type { AnimationPreset } from "../animations/define-animation";
import { animationPresets } from "../animations/registry";
import { defineTool } from "./define-tool";

const FAMILIES = [
  "entrance",
  "stagger",
  "loop",
  "attention",
] as const satisfies readonly AnimationPreset["family"][];

/** Which animations there are. */
export const listAnimationPresets = defineTool({
  kind: "read",
  name: "list_animation_presets",
  description:
    "Answers the animations that apply_animation_plan takes, with what each is good for and its defaults. Staggers move the children of a node one after the other.",
  input: z.strictObject({
    family: z
      .enum(FAMILIES)
      .optional()
      .describe("Only those that come in, that stagger, that go on, or that answer to the pointer."),
  }),
  examples: [
    { when: "before a plan", input: {} },
    { when: "for a grid of cards", input: { family: "stagger" } },
  ],
  run(_design, { family }) {
    const presets = animationPresets.entries
      .filter((preset) => family === undefined || preset.family === family)
      .map(({ id, name, description, family: of, defaults }) => ({
        preset: id,
        name,
        description,
        family: of,
        defaults,
      }));
    return { message: `${presets.length} animations.`, data: { presets } };
  },
});
