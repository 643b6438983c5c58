import { z } from "zod";
import { OperationError } from "../document/operation-error";
import { COLOR_TOKENS, type DesignTheme, designTheme, type ModeTokens } from "../schema/theme";
import { readThemeCss } from "../themes/read-theme-css";
import { themePresets } from "../themes/registry";
import { defineTool } from "./define-tool";

const modeChanges = designTheme.shape.light.partial();

/** Changes colours, corners and typefaces. */
export const setTheme = defineTool({
  kind: "write",
  name: "set_theme",
  label: "Theme",
  description:
    "Sets the theme: a preset, then CSS custom properties on top of it, then single tokens on top of those. Classes such as bg-primary, text-muted-foreground, rounded-lg, font-sans and font-heading follow it; what uses no other colours has a dark mode at once. fonts may name any family of GET /fonts.",
  input: z.strictObject({
    presetId: z
      .string()
      .max(60)
      .optional()
      .describe(`A preset: ${themePresets.ids.join(", ")}.`),
    css: z
      .string()
      .max(20_000)
      .optional()
      .describe("A stylesheet with :root { --primary: … } and .dark { … }, as theme generators write it."),
    modes: z
      .strictObject({
        light: modeChanges.optional().describe("Colours of the light mode that differ."),
        dark: modeChanges.optional().describe("Colours of the dark mode that differ."),
      })
      .optional()
      .describe("Tokens that differ, by mode."),
    radius: designTheme.shape.radius.optional(),
    fonts: designTheme.shape.fonts.partial().optional().describe("Family lists that differ."),
  }),
  examples: [
    { when: "a preset", input: { presetId: "violet" } },
    {
      when: "a brand colour",
      input: { modes: { light: { primary: "#0057ff", "primary-foreground": "#ffffff" } } },
    },
    {
      when: "a theme from a generator",
      input: { css: ":root { --primary: oklch(0.6 0.2 250); --radius: 0.5rem; }" },
    },
  ],
  run(draft, { presetId, css, modes, radius, fonts }) {
    let theme: DesignTheme =
      presetId === undefined ? draft.meta.theme : presetOf(presetId, draft.meta.theme.mode);
    const ignored: string[] = [];
    if (css !== undefined) {
      const read = readThemeCss(css);
      ignored.push(...read.ignored);
      theme = withTokens(theme, read.light, read.dark);
      theme = {
        ...theme,
        ...(read.radius ? { radius: read.radius } : {}),
        fonts: { ...theme.fonts, ...read.fonts },
      };
    }
    theme = withTokens(theme, modes?.light ?? {}, modes?.dark ?? {});
    theme = { ...theme, ...(radius ? { radius } : {}), fonts: { ...theme.fonts, ...fonts } };
    draft.setMeta({ theme });
    return {
      message: presetId ? `The theme is ${presetId}.` : "Changed the theme.",
      data: {
        theme,
        ...(ignored.length > 0
          ? { warnings: ignored.map((what) => ({ what, reason: "is no token of a theme" })) }
          : {}),
      },
    };
  },
});

function presetOf(id: string, mode: DesignTheme["mode"]): DesignTheme {
  const preset = themePresets.get(id);
  if (preset) return { ...preset.theme, mode };
  throw new OperationError(
    "bad-input",
    `presetId: "${id}" is no theme. There are ${themePresets.ids.join(", ")}.`,
  );
}

function withTokens(theme: DesignTheme, light: Partial<ModeTokens>, dark: Partial<ModeTokens>): DesignTheme {
  const known = (tokens: Partial<ModeTokens>) =>
    Object.fromEntries(COLOR_TOKENS.flatMap((token) => (tokens[token] ? [[token, tokens[token]]] : [])));
  return { ...theme, light: { ...theme.light, ...known(light) }, dark: { ...theme.dark, ...known(dark) } };
}
