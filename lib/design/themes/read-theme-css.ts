import { COLOR_TOKENS, type DesignTheme, type ModeTokens } from "../schema/theme";

/** What a stylesheet says about a theme. */
export interface ThemeCss {
  readonly light: Partial<ModeTokens>;
  readonly dark: Partial<ModeTokens>;
  readonly radius: string | null;
  readonly fonts: Partial<DesignTheme["fonts"]>;
  /** Custom properties that no theme has. */
  readonly ignored: readonly string[];
}

const FONT_PROPERTIES: Readonly<Record<string, keyof DesignTheme["fonts"]>> = {
  "font-sans": "sans",
  "font-serif": "serif",
  "font-mono": "mono",
  "font-heading": "heading",
};

/** A declaration of a custom property. */
const CUSTOM_PROPERTY = /--([\w-]+)\s*:\s*([^;]+)/g;

/**
 * Reads custom properties of `:root` and of `.dark`, as theme generators write them. Values of the older form
 * `222 47% 11%` become hsl(…). Everything else in the stylesheet is passed over.
 */
export function readThemeCss(css: string): ThemeCss {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  const fonts: Partial<Record<keyof DesignTheme["fonts"], string>> = {};
  const ignored = new Set<string>();
  let radius: string | null = null;
  for (const { selector, body } of blocksOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, ""))) {
    const isDark = /\.dark\b|data-theme=["']?dark|prefers-color-scheme:\s*dark/.test(selector);
    for (const [, given = "", written = ""] of body.matchAll(CUSTOM_PROPERTY)) {
      const name = given.replace(/^color-/, "");
      const value = written.trim();
      const font = FONT_PROPERTIES[name];
      // Tailwind's `@theme` says --color-card: var(--card), which is no colour of a theme but the way to it.
      if (value === `var(--${name})`) continue;
      if (COLOR_TOKENS.some((token) => token === name)) (isDark ? dark : light)[name] = asColor(value);
      else if (name === "radius") radius = value.slice(0, 40);
      else if (font) fonts[font] = value.slice(0, 300);
      else ignored.add(`--${given}`);
    }
  }
  return { light, dark, radius, fonts, ignored: [...ignored].slice(0, 50) };
}

const asColor = (value: string) =>
  (/^[\d.]+(deg)?\s+[\d.]+%\s+[\d.]+%(\s*\/.*)?$/.test(value) ? `hsl(${value})` : value).slice(0, 200);

/** Blocks of declarations, each with everything that it stands in: `@media (…) :root`. */
function* blocksOf(css: string): Generator<{ readonly selector: string; readonly body: string }> {
  const around: string[] = [];
  let from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    const text = css.slice(from, index);
    from = index + 1;
    const end = brace === "{" ? text.lastIndexOf(";") + 1 : text.length;
    if (around.length > 0 && end > 0) yield { selector: around.join(" "), body: text.slice(0, end) };
    if (brace === "{") around.push(text.slice(end).trim());
    else around.pop();
  }
}
