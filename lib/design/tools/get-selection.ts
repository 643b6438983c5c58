import { z } from "zod";
import { defineTool } from "./define-tool";
import { artboardOf } from "./inputs";

/** What the person has selected. */
export const getSelection = defineTool({
  kind: "read",
  name: "get_selection",
  description: 'Answers what the person at the canvas has selected. Ask it when they say "this" or "here".',
  input: z.strictObject({}),
  examples: [{ when: '"make this bigger"', input: {} }],
  run(design, _input, surface) {
    const nodes = surface.selection.flatMap((id) => {
      const record = design.get(id);
      if (!record) return [];
      const { type, name, className } = record;
      return [
        {
          nodeId: id,
          type,
          name: name ?? null,
          className: className ?? "",
          artboardId: artboardOf(design, id).id,
        },
      ];
    });
    return {
      message: nodes.length === 0 ? "Nothing is selected." : `${nodes.length} selected.`,
      data: { nodes },
    };
  },
});
