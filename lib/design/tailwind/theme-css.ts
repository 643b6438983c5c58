import { COLOR_TOKENS, type DesignTheme } from "../schema/theme";
import { ARTBOARD_PROPERTIES } from "./artboard-css";

/** Attribute of an artboard's outermost element that says which mode is shown. */
export const MODE_ATTRIBUTE = "data-affiche-mode";

/** What the compiler reads: Tailwind with the tokens of themes. How a token looks is for {@link themeProperties} to say. */
export const COMPILER_CSS = `
@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme) theme(reference);
@import "tailwindcss/utilities.css" layer(utilities);
@theme inline reference {
${COLOR_TOKENS.map((token) => `  --color-${token}: var(--${token});`).join("\n")}
  --radius-sm: calc(var(--radius) - 4px);
  --radius-md: calc(var(--radius) - 2px);
  --radius-lg: var(--radius);
  --radius-xl: calc(var(--radius) + 4px);
  --font-sans: var(--font-sans);
  --font-serif: var(--font-serif);
  --font-mono: var(--font-mono);
  --font-heading: var(--font-heading);
}
@custom-variant dark (&:where([${MODE_ATTRIBUTE}="dark"] *));
`;

/** What stands below all classes: every variable of Tailwind, its reset, the ground of an artboard, the looks of buttons. */
export const BASE_CSS = `
@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme) theme(static);
@import "tailwindcss/preflight.css" layer(base);
@layer base {
  *, ::before, ::after, ::backdrop { border-color: var(--border); }
  h1, h2, h3, h4, h5, h6 { font-family: var(--font-heading); }
  [data-affiche-page] { font-family: var(--font-sans); font-size: 16px; line-height: 1.5; color: var(--foreground); }
  [data-affiche-artboard] { display: flex; flex-direction: column; min-width: 0; background-color: var(--background); }
  [data-affiche-lines] { white-space: pre-line; }
  [data-affiche-icon] {
    display: inline-block; flex-shrink: 0; width: 24px; height: 24px; overflow: hidden; vertical-align: middle; fill: currentColor;
  }
  [data-affiche-icon] > svg { display: block; width: 100%; height: 100%; pointer-events: none; }
  [data-affiche-icon^="strokes"] {
    fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round;
  }
  [data-affiche-icon="strokes-1.5"] { stroke-width: 1.5; }
  [data-affiche-icon="missing"] {
    border: 1px dashed currentColor; border-radius: 4px; font: 7px/1.1 system-ui; text-align: center; overflow-wrap: anywhere;
  }
  [data-affiche-shader] { display: block; position: relative; overflow: hidden; min-height: 1px; }
}
@layer components {
  [data-affiche-button] {
    display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 40px; padding: 8px 16px;
    border-radius: calc(var(--radius) - 2px); font-size: 14px; line-height: 20px; font-weight: 500; white-space: nowrap;
  }
  [data-affiche-button="default"] { background-color: var(--primary); color: var(--primary-foreground); }
  [data-affiche-button="secondary"] { background-color: var(--secondary); color: var(--secondary-foreground); }
  [data-affiche-button="destructive"] { background-color: var(--destructive); color: var(--destructive-foreground); }
  [data-affiche-button="outline"] { border: 1px solid var(--input); background-color: var(--background); color: var(--foreground); }
  [data-affiche-button="ghost"] { color: var(--foreground); }
  [data-affiche-button="link"] { color: var(--primary); text-underline-offset: 4px; text-decoration-line: underline; }
}
`;

/** The custom properties of a theme in the mode that it shows: `--primary`, `--radius`, `--font-heading`… */
export function themeProperties(theme: DesignTheme): ReadonlyMap<string, string> {
  const tokens = theme[theme.mode];
  return new Map<string, string>([
    ...COLOR_TOKENS.map((token): [string, string] => [`--${token}`, tokens[token]]),
    ["--radius", theme.radius],
    ...Object.entries(theme.fonts).map(([name, family]): [string, string] => [`--font-${name}`, family]),
    [ARTBOARD_PROPERTIES.mode, theme.mode],
  ]);
}

/** The custom properties that stand for the window of an artboard of a size in px. */
export function windowProperties(width: number, height: number): ReadonlyMap<string, string> {
  const { vw, vh, vmin, vmax, orientation } = ARTBOARD_PROPERTIES;
  return new Map([
    [vw, `${width / 100}px`],
    [vh, `${height / 100}px`],
    [vmin, `${Math.min(width, height) / 100}px`],
    [vmax, `${Math.max(width, height) / 100}px`],
    [orientation, width > height ? "landscape" : "portrait"],
  ]);
}
