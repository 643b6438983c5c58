import { artboardFields } from "../schema/records";
import { defineTool } from "./define-tool";
import { artboardId, needArtboard } from "./inputs";

/** Changes a page itself. */
export const updateArtboard = defineTool({
  kind: "write",
  name: "update_artboard",
  label: "Change artboard",
  description: "Changes fields of an artboard; those that are not given stay.",
  input: artboardFields.partial().extend({ artboardId }).strict(),
  examples: [{ when: "a wider page", input: { artboardId: "a1", width: 1600 } }],
  run(draft, { artboardId: id, ...fields }) {
    const { name } = needArtboard(draft, id);
    draft.update(id, fields);
    return {
      message: `Changed ${Object.keys(fields).join(", ") || "nothing"} of "${name}".`,
      data: { artboardId: id },
    };
  },
});
