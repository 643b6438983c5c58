import { defineRegistry } from "@/lib/schema/define-registry";
import { defineTheme, type ThemePreset } from "./define-theme";

const white = "oklch(0.985 0 0)";
const black = "oklch(0.16 0 0)";

/** Every theme preset. */
export const themePresets = defineRegistry<ThemePreset>("theme", [
  defineTheme("default", "Default", "Neutral greys, black on white. Takes any brand colour.", {
    neutral: [0, 0],
  }),
  defineTheme("zinc", "Zinc", "Cool greys with a trace of violet.", { neutral: [0.006, 286] }),
  defineTheme("slate", "Slate", "Blue greys, sober and technical.", { neutral: [0.02, 257] }),
  defineTheme("rose", "Rose", "A warm red on neutral greys.", {
    neutral: [0.006, 286],
    primary: { light: ["oklch(0.55 0.22 17)", white], dark: ["oklch(0.66 0.2 16)", black] },
  }),
  defineTheme("blue", "Blue", "A clear blue on cool greys.", {
    neutral: [0.008, 265],
    primary: { light: ["oklch(0.51 0.22 263)", white], dark: ["oklch(0.67 0.17 258)", black] },
  }),
  defineTheme("green", "Green", "A fresh green on neutral greys.", {
    neutral: [0.006, 286],
    primary: { light: ["oklch(0.5 0.14 150)", white], dark: ["oklch(0.72 0.19 149)", black] },
  }),
  defineTheme("violet", "Violet", "A strong violet on cool greys.", {
    neutral: [0.01, 290],
    primary: { light: ["oklch(0.51 0.25 293)", white], dark: ["oklch(0.68 0.18 294)", black] },
  }),
  defineTheme("orange", "Orange", "A bright orange on warm greys.", {
    neutral: [0.006, 56],
    primary: { light: ["oklch(0.55 0.17 42)", white], dark: ["oklch(0.72 0.18 48)", black] },
  }),
]);
