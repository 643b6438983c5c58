import { z } from "zod";
import { recordId } from "../schema/values";
import { defineNode } from "./define-node";

/** A part that is made once and used in many places. */
export const component = defineNode({
  id: "component",
  name: "Component",
  description: "A master, which holds nodes, or an instance of one, which shows them with overrides.",
  fields: z.object({
    role: z
      .enum(["master", "instance"])
      .default("master")
      .describe("Whether it is the original or a use of it."),
    masterId: recordId.optional().describe("Of an instance: the id of its master."),
    overrides: z
      .record(recordId, z.record(z.string(), z.unknown()))
      .optional()
      .describe("Of an instance: id of a node in the master → fields that differ here."),
  }),
  container: true,
  tag: "div",
  tags: [],
});
