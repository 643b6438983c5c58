import { z } from "zod";
import { ANIMATION_TRIGGERS } from "./define-animation";
import { animationPresets } from "./registry";

/** How a node moves: a preset, and what differs from its defaults. */
export const nodeAnimation = z.strictObject({
  preset: z
    .enum(animationPresets.ids as [string, ...string[]])
    .describe("Which animation; list_animation_presets describes them."),
  durationMs: z
    .number()
    .min(0)
    .max(60_000)
    .optional()
    .describe("How long it takes, in ms; of one child where it is staggered."),
  delayMs: z.number().min(0).max(60_000).optional().describe("How long it waits before, in ms."),
  easing: z
    .string()
    .regex(/^[a-z-]+(?:\([\d\s.,%a-z-]*\))?$/, "a CSS easing, like ease-out or cubic-bezier(0.16, 1, 0.3, 1)")
    .max(200)
    .optional()
    .describe("Course of its speed, a CSS easing."),
  iterations: z.number().int().min(0).max(1000).optional().describe("How often it plays; 0 is for ever."),
  trigger: z
    .enum(ANIMATION_TRIGGERS)
    .optional()
    .describe("load: as the page is shown; view: as it is scrolled into view; hover: under the pointer."),
  staggerMs: z
    .number()
    .min(0)
    .max(10_000)
    .optional()
    .describe("Moves its children one after the other, so many ms apart; 0 moves it as one."),
});

/** An animation as a node holds it. */
export type NodeAnimation = z.output<typeof nodeAnimation>;
