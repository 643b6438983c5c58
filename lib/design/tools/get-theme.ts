import { z } from "zod";
import { themePresets } from "../themes/registry";
import { defineTool } from "./define-tool";

/** The theme there is. */
export const getTheme = defineTool({
  kind: "read",
  name: "get_theme",
  description:
    "Answers the theme's tokens in light and dark, its fonts and radius, and the presets there are.",
  input: z.strictObject({}),
  examples: [{ when: "colours are wanted that fit", input: {} }],
  run(design) {
    const { theme } = design.meta;
    const presets = themePresets.entries.map(({ id, name, description }) => ({ id, name, description }));
    return {
      message: `The theme is ${theme.presetId ?? "its own"}, shown ${theme.mode}.`,
      data: { theme, presets },
    };
  },
});
