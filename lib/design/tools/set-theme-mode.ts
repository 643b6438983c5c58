import { z } from "zod";
import { defineTool } from "./define-tool";

/** Light or dark. */
export const setThemeMode = defineTool({
  kind: "write",
  name: "set_theme_mode",
  label: "Light or dark",
  description: "Shows the design in the light or the dark colours of its theme. An undo step.",
  input: z.strictObject({ mode: z.enum(["light", "dark"]).describe("Which colours are shown.") }),
  examples: [{ when: "a look at the dark version", input: { mode: "dark" } }],
  run(draft, { mode }) {
    draft.setMeta({ theme: { ...draft.meta.theme, mode } });
    return { message: `Shows the ${mode} theme.`, data: { mode } };
  },
});
