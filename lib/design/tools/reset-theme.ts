import { z } from "zod";
import { emptyDesign } from "../document/design-document";
import { defineTool } from "./define-tool";

/** Back to the default theme. */
export const resetTheme = defineTool({
  kind: "write",
  name: "reset_theme",
  label: "Reset theme",
  description: "Goes back to the default theme, in light.",
  input: z.strictObject({}),
  examples: [{ when: "a theme went wrong", input: {} }],
  run(draft) {
    const { theme } = emptyDesign();
    draft.setMeta({ theme });
    return { message: "The theme is the default one.", data: { theme } };
  },
});
