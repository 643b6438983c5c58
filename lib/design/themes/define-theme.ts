import type { RegistryEntry } from "@/lib/schema/define-registry";
import type { DesignTheme, ModeTokens } from "../schema/theme";

/** A ready-made theme. */
export interface ThemePreset extends RegistryEntry {
  readonly theme: DesignTheme;
}

/** What differs between presets: the hue of the neutrals, and the accent. */
interface Accent {
  /** OKLCH hue in degrees and chroma of the greys; chroma 0 is neutral. */
  readonly neutral: readonly [chroma: number, hueDeg: number];
  /** The primary colour and what stands on it, in light and in dark; black and white when absent. */
  readonly primary?: { readonly light: readonly [string, string]; readonly dark: readonly [string, string] };
}

const FONTS = {
  sans: '"Inter", "Inter Variable", system-ui, sans-serif',
  serif: '"Newsreader", Georgia, serif',
  mono: '"JetBrains Mono", ui-monospace, monospace',
  heading: '"Inter", "Inter Variable", system-ui, sans-serif',
} as const;

/** Makes a preset. Its greys are steps of lightness of one hue; contrasts of text on its ground are 4.5:1 or more. */
export function defineTheme(id: string, name: string, description: string, accent: Accent): ThemePreset {
  const [chroma, hueDeg] = accent.neutral;
  const grey = (lightness: number) =>
    `oklch(${lightness} ${lightness === 1 ? 0 : chroma} ${chroma ? hueDeg : 0})`;
  const { light = [grey(0.21), grey(0.985)], dark = [grey(0.985), grey(0.21)] } = accent.primary ?? {};
  return {
    id,
    name,
    description,
    theme: {
      presetId: id,
      mode: "light",
      light: modeOf(
        {
          ground: grey(1),
          text: grey(0.145),
          soft: grey(0.97),
          quiet: grey(0.5),
          line: grey(0.91),
          ring: grey(0.6),
        },
        light,
        ["oklch(0.55 0.22 27)", "oklch(0.985 0 0)"],
      ),
      dark: modeOf(
        {
          ground: grey(0.145),
          text: grey(0.985),
          soft: grey(0.27),
          quiet: grey(0.72),
          line: grey(0.3),
          ring: grey(0.56),
        },
        dark,
        ["oklch(0.5 0.19 27)", "oklch(0.985 0 0)"],
      ),
      radius: "0.625rem",
      fonts: FONTS,
    },
  };
}

interface Neutrals {
  readonly ground: string;
  readonly text: string;
  readonly soft: string;
  readonly quiet: string;
  readonly line: string;
  readonly ring: string;
}

function modeOf(
  { ground, text, soft, quiet, line, ring }: Neutrals,
  [primary, onPrimary]: readonly [string, string],
  [destructive, onDestructive]: readonly [string, string],
): ModeTokens {
  return {
    background: ground,
    foreground: text,
    card: ground,
    "card-foreground": text,
    popover: ground,
    "popover-foreground": text,
    primary,
    "primary-foreground": onPrimary,
    secondary: soft,
    "secondary-foreground": text,
    muted: soft,
    "muted-foreground": quiet,
    accent: soft,
    "accent-foreground": text,
    destructive,
    "destructive-foreground": onDestructive,
    border: line,
    input: line,
    ring,
  };
}
