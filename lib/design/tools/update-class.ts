import { z } from "zod";
import { className } from "../schema/values";
import { defineTool } from "./define-tool";
import { needRecord, nodeId } from "./inputs";

/** Gives a node or artboard other classes. */
export const updateClass = defineTool({
  kind: "write",
  name: "update_class",
  label: "Change classes",
  description: "Replaces all classes of a node or an artboard.",
  input: z.strictObject({ nodeId, className }),
  examples: [
    { when: "a wider grid", input: { nodeId: "n3", className: "grid grid-cols-3 gap-8 max-md:grid-cols-1" } },
  ],
  run(draft, { nodeId: id, className: classes }) {
    needRecord(draft, id);
    draft.update(id, { className: classes });
    return { message: `${id} has the classes "${classes}".`, data: { nodeId: id } };
  },
});
