import { z } from "zod";
import { emptyDesign } from "../document/design-document";
import { defineTool } from "./define-tool";

/** Begins again. */
export const newDocument = defineTool({
  kind: "write",
  name: "new_document",
  label: "New document",
  description: "Empties the document: no artboards, the default theme. undo brings everything back.",
  input: z.strictObject({
    name: z.string().trim().min(1).max(200).optional().describe("Name; Untitled when absent."),
  }),
  examples: [{ when: "something else altogether", input: { name: "Pitch deck" } }],
  consent: (design) =>
    design.size === 0 ? null : `Empty the whole design “${design.meta.name}” and begin a new one?`,
  run(draft, { name }) {
    const artboards = draft.childrenOf(null);
    for (const id of artboards) draft.remove(id);
    const { name: fresh, theme } = emptyDesign(name);
    draft.setMeta({ name: fresh, theme });
    return { message: `Began "${fresh}".`, data: { name: fresh, removedArtboards: artboards.length } };
  },
});
