import { z } from "zod";
import { parameterUnits } from "./parameter-units";

/** Orders in which the units of a text begin to move. */
export const STAGGER_MODES = [
  { id: "sequential", name: "Sequential", description: "In reading order, one after another." },
  { id: "random", name: "Random", description: "Each after a random delay." },
  { id: "center-out", name: "Center out", description: "From the middle of the text to both ends." },
  { id: "edges-in", name: "Edges in", description: "From both ends to the middle." },
] as const;

/** Id of a stagger mode. */
export type StaggerMode = (typeof STAGGER_MODES)[number]["id"];

/** Parameters that every text animation has. Spread into each entry's schema. */
export const commonParameters = {
  speed: z.number().min(0.1).max(5).default(1).describe("How fast it moves: 1 is normal, 2 twice as fast."),
  amplitude: z
    .number()
    .min(0)
    .max(100)
    .default(50)
    .describe("How strongly it moves, in percent: 0 leaves the text at rest, 100 is the most.")
    .register(parameterUnits, { unit: "percent" }),
  staggerDelay: z
    .number()
    .min(0)
    .max(500)
    .default(150)
    .describe("Milliseconds between one character and the next; 0 moves all together.")
    .register(parameterUnits, { unit: "ms" }),
  staggerMode: z
    .enum(STAGGER_MODES.map((mode) => mode.id))
    .default("sequential")
    .describe("The order in which characters begin."),
  loop: z
    .boolean()
    .default(true)
    .describe("Repeats for ever; otherwise it plays once and the text comes to rest."),
};

/** The common parameters, complete. */
export interface CommonParameters {
  readonly speed: number;
  readonly amplitude: number;
  readonly staggerDelay: number;
  readonly staggerMode: StaggerMode;
  readonly loop: boolean;
}
