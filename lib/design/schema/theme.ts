import { z } from "zod";
import { cssColor } from "./values";

/** The colour tokens of a theme, in the order in which they are shown; CSS knows each as `--<token>`. */
export const COLOR_TOKENS = [
  "background",
  "foreground",
  "card",
  "card-foreground",
  "popover",
  "popover-foreground",
  "primary",
  "primary-foreground",
  "secondary",
  "secondary-foreground",
  "muted",
  "muted-foreground",
  "accent",
  "accent-foreground",
  "destructive",
  "destructive-foreground",
  "border",
  "input",
  "ring",
] as const;

/** Every token: the colours, and the radius of corners. */
export const THEME_TOKENS = [...COLOR_TOKENS, "radius"] as const;

const modeTokens = z.strictObject(
  Object.fromEntries(COLOR_TOKENS.map((token) => [token, cssColor])) as Record<
    (typeof COLOR_TOKENS)[number],
    typeof cssColor
  >,
);

/** A theme: colours for light and dark, corners, and typefaces. */
export const designTheme = z.strictObject({
  presetId: z.string().max(60).nullable().describe("The preset that it was made from, or null."),
  mode: z.enum(["light", "dark"]).describe("Which colours are shown."),
  light: modeTokens.describe("Colours of the light mode, by token."),
  dark: modeTokens.describe("Colours of the dark mode, by token."),
  radius: z.string().max(40).describe("Corner radius of controls and cards, a CSS length."),
  fonts: z.strictObject({
    sans: z.string().max(300).describe("Family list of running text."),
    serif: z.string().max(300).describe("Family list of text with serifs."),
    mono: z.string().max(300).describe("Family list of code."),
    heading: z.string().max(300).describe("Family list of headings."),
  }),
});

/** A theme as it is stored. */
export type DesignTheme = z.output<typeof designTheme>;
/** The colours of one mode. */
export type ModeTokens = z.output<typeof modeTokens>;
