import { z } from "zod";
import { defineTool } from "./define-tool";
import { needRecord, nodeIds } from "./inputs";

/** Selects nodes. */
export const selectNodes = defineTool({
  kind: "view",
  name: "select_nodes",
  description: "Selects nodes at the canvas, so that the person sees what is meant.",
  input: z.strictObject({ nodeIds }),
  examples: [{ when: "showing what was changed", input: { nodeIds: ["n20"] } }],
  run(surface, { nodeIds: ids }) {
    for (const id of ids) needRecord(surface.design, id);
    surface.select(ids);
    return { message: `Selected ${ids.length}.`, data: { nodeIds: ids } };
  },
});
