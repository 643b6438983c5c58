import { describe, expect, it } from "vitest";
import { fillStyle, inlineStyle } from "./inline-style";

const text = (declarations: ReturnType<typeof inlineStyle>) =>
  declarations
    .map(({ property, value, important }) => `${property}: ${value}${important ? " !important" : ""}`)
    .join("; ");

describe("inlineStyle", () => {
  it("writes numbers as React does, and answers to the artboard", () => {
    expect(text(inlineStyle({ marginTop: 8, opacity: 0.5, zIndex: 3, width: 0, "--gap": 4 }))).toBe(
      "margin-top: 8px; opacity: 0.5; z-index: 3; width: 0; --gap: 4",
    );
    expect(text(inlineStyle({ height: "100vh", fontSize: "2rem !important", WebkitTextStroke: "1px" }))).toBe(
      "height: calc(100 * var(--affiche-vh)); font-size: 32px !important; -webkit-text-stroke: 1px",
    );
  });
});

describe("fillStyle", () => {
  const stops = [
    { color: "red", position: 0 },
    { color: "var(--primary)", position: 1 },
  ];

  it("writes every kind", () => {
    expect(text(fillStyle({ type: "solid", color: "#fff" }))).toBe("background: #fff");
    expect(text(fillStyle({ type: "gradient", gradient: { type: "linear", angle: 90, stops } }))).toBe(
      "background: linear-gradient(90deg, red 0%, var(--primary) 100%)",
    );
    expect(text(fillStyle({ type: "gradient", gradient: { type: "radial", radius: 0.5, stops } }))).toBe(
      "background: radial-gradient(circle farthest-corner at 50% 50%, red 0%, var(--primary) 50%)",
    );
    expect(text(fillStyle({ type: "image", url: 'a".png', size: "cover", position: "center" }))).toContain(
      'url("a%22.png")',
    );
  });

  it("leaves out an address that runs something", () => {
    expect(
      fillStyle({ type: "image", url: "javascript:alert(1)", size: "cover", position: "center" }),
    ).toEqual([]);
  });
});
