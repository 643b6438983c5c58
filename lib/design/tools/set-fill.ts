import { z } from "zod";
import { fill, recordId } from "../schema/values";
import { defineTool } from "./define-tool";
import { needRecord } from "./inputs";

/** Fills a node or page. */
export const setFill = defineTool({
  kind: "write",
  name: "set_fill",
  label: "Fill",
  description:
    "Puts a colour, a gradient or a picture behind the content of a node or an artboard; null takes it away.",
  input: z.strictObject({
    targetId: recordId.describe("Id of a node or an artboard."),
    fill: fill.nullable().describe("What to fill with; null for nothing."),
  }),
  examples: [
    { when: "a colour", input: { targetId: "a1", fill: { type: "solid", color: "#0f172a" } } },
    {
      when: "a gradient",
      input: {
        targetId: "n3",
        fill: {
          type: "gradient",
          gradient: {
            type: "linear",
            angle: 135,
            stops: [
              { color: "#f97316", position: 0 },
              { color: "#db2777", position: 1 },
            ],
          },
        },
      },
    },
  ],
  run(draft, { targetId, fill: given }) {
    needRecord(draft, targetId);
    draft.update(targetId, { fill: given ?? undefined });
    return { message: given ? `Filled ${targetId}.` : `${targetId} has no fill now.`, data: { targetId } };
  },
});
