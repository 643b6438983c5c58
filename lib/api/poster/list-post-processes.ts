import { z } from "zod";
import {
  categorisedShape,
  defineListing,
  entryShape,
  exampleSchema,
  settingsShape,
} from "./catalogue-contract";

const preset = z.strictObject({
  ...entryShape,
  postProcesses: z
    .array(z.record(z.string(), z.unknown()))
    .describe("A ready value of the state's postProcesses, in the order in which they are drawn."),
});

/** GET /postprocess: passes over the finished picture, and stacks of them. */
export const listPostProcesses = defineListing({
  id: "list-post-processes",
  path: "/api/v1/postprocess",
  summary: "List the post-processes, their settings, and stacks of several",
  description: "A state has a stack of them, at `postProcesses`; they are drawn in order, after the effect.",
  key: "postProcesses",
  entry: z.strictObject({
    ...categorisedShape,
    animated: z.boolean().describe("Whether the picture changes with time."),
    ...settingsShape,
    example: exampleSchema,
  }),
  extra: { presets: z.array(preset).describe("Stacks of several that work well together.") },
});
