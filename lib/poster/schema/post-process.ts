import { z } from "zod";
import { postProcesses } from "../post/registry";
import { entryTag, registryId } from "./registry-id";
import { taggedUnion } from "./tagged-union";

const TYPE = "A post-process of /postprocess.";
const SETTINGS = "Settings of that post-process; what is left out has its default.";

const base = {
  id: z.string().min(1).max(200).describe("Unique identifier within the stack."),
  enabled: z.boolean().default(true).describe("Whether the pass is drawn."),
};

/** One pass over the finished picture; the stack is drawn in order. */
export const postProcess = taggedUnion(
  "type",
  postProcesses.entries.map((entry) =>
    z.looseObject({
      ...base,
      type: entryTag(postProcesses, [entry]).describe(TYPE),
      settings: entry.schema.prefault({}).describe(SETTINGS),
    }),
  ),
  z.looseObject({
    ...base,
    type: registryId(postProcesses, "post-process type").describe(TYPE),
    settings: z.looseObject({}).prefault({}).describe(SETTINGS),
  }),
).meta({ id: "PostProcess" });
