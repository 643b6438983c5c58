import { z } from "zod";
import { defineTool } from "./define-tool";

/** Gives the document another name. */
export const renameDocument = defineTool({
  kind: "write",
  name: "rename_document",
  label: "Rename document",
  description: "Gives the document another name.",
  input: z.strictObject({ name: z.string().trim().min(1).max(200).describe("The new name.") }),
  examples: [{ when: "a working title is done with", input: { name: "Acme landing page" } }],
  run(draft, { name }) {
    draft.setMeta({ name });
    return { message: `The document is called "${name}".`, data: { name } };
  },
});
