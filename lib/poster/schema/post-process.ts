import { z } from "zod";
import { postProcesses } from "../post/registry";

/** One pass over the finished picture; the stack is drawn in order. */
export const postProcess = z.looseObject({
  id: z.string().min(1).max(200).describe("Unique identifier within the stack."),
  type: z.string().max(100).meta({ enum: postProcesses.ids }).describe("A post-process of /postprocess."),
  enabled: z.boolean().default(true).describe("Whether the pass is drawn."),
  settings: z.record(z.string(), z.unknown()).default({}).describe("Settings of that post-process."),
});
