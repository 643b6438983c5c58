import { describe, expect, it } from "vitest";
import { readThemeCss } from "./read-theme-css";

describe("themes from stylesheets", () => {
  it("reads light and dark tokens, corners and typefaces, as generators write them", () => {
    const css = `
      @layer base {
        /* --ring: red; */
        :root { --primary: oklch(0.6 0.2 250); --radius: 0.5rem; --font-sans: "Inter", sans-serif; }
        .dark { --primary: oklch(0.8 0.1 250); }
      }`;
    expect(readThemeCss(css)).toEqual({
      light: { primary: "oklch(0.6 0.2 250)" },
      dark: { primary: "oklch(0.8 0.1 250)" },
      radius: "0.5rem",
      fonts: { sans: '"Inter", sans-serif' },
      ignored: [],
    });
  });

  it("reads the older form of three numbers as hsl, and the newer names with color-", () => {
    const { light } = readThemeCss(
      ":root{--primary: 222.2 47.4% 11.2%;--color-border: 0 0% 90% / 0.5;--color-ring:#123456}",
    );
    expect(light).toEqual({
      primary: "hsl(222.2 47.4% 11.2%)",
      border: "hsl(0 0% 90% / 0.5)",
      ring: "#123456",
    });
  });

  it("takes dark colours from other ways of saying dark", () => {
    expect(readThemeCss('[data-theme="dark"]{--card: #000}').dark).toEqual({ card: "#000" });
    expect(readThemeCss("@media (prefers-color-scheme: dark){:root{--card: #000}}").dark).toEqual({
      card: "#000",
    });
  });

  it("passes over Tailwind's names for tokens, which lead back to them", () => {
    const css =
      ":root{--card: #fff} .dark{--card: #000} @theme inline{--color-card: var(--card); --font-sans: var(--font-sans)}";
    expect(readThemeCss(css)).toMatchObject({ light: { card: "#fff" }, dark: { card: "#000" }, fonts: {} });
  });

  it("names what no theme has, and takes nothing from stylesheets without tokens", () => {
    expect(readThemeCss(":root{--chart-1: red; --shadow-x: 1px}").ignored).toEqual([
      "--chart-1",
      "--shadow-x",
    ]);
    const nothing = { light: {}, dark: {}, radius: null, fonts: {}, ignored: [] };
    for (const css of ["", "body { color: red }", "{{{", ":root{--primary}"])
      expect(readThemeCss(css)).toEqual(nothing);
  });

  it("cuts values to what a theme may hold", () => {
    for (const value of ["x".repeat(500), `1 2% 3% / ${"x".repeat(500)}`])
      expect(readThemeCss(`:root{--primary: ${value}}`).light.primary).toHaveLength(200);
  });
});
