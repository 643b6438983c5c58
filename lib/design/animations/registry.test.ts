import { describe, expect, it } from "vitest";
import { nodeAnimation } from "./node-animation";
import { animationPresets } from "./registry";

const presets = animationPresets.entries.map((preset) => [preset.id, preset] as const);

describe("animations", () => {
  it("are some twenty, of each family", () => {
    expect(presets.length).toBeGreaterThanOrEqual(20);
    expect(new Set(animationPresets.entries.map(({ family }) => family)).size).toBe(4);
  });

  it.each(presets)(
    "%s: runs from 0 to 1, in order, in the same properties all the way",
    (_id, { keyframes }) => {
      const offsets = keyframes.map(({ offset }) => offset);
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
      expect(offsets).toEqual([...new Set(offsets)].sort((a, b) => a - b));
      for (const frame of keyframes) expect(Object.keys(frame)).toEqual(Object.keys(keyframes[0] ?? {}));
    },
  );

  it.each(presets)("%s: leaves its node as it is drawn, in the end or for a moment", (_id, preset) => {
    const { offset: _offset, ...end } = preset.keyframes.at(-1) ?? { offset: 1 };
    for (const [property, value] of Object.entries(end))
      expect(`${property}: ${value}`).toMatch(
        /^(?:opacity: 1|transform: (?:none|translateY\(0\)|rotate\((?:0|360)deg\))|filter: none|clipPath: inset\(0\))$/,
      );
  });

  it.each(presets)("%s: its defaults are what a plan may say", (id, { defaults }) => {
    expect(nodeAnimation.safeParse({ preset: id, ...defaults }).error).toBeUndefined();
  });

  it("staggers move children, and nothing else does unasked", () => {
    for (const { family, defaults } of animationPresets.entries)
      expect(defaults.staggerMs > 0).toBe(family === "stagger");
  });

  it("refuses easings that are none", () => {
    const easing = (value: string) => nodeAnimation.safeParse({ preset: "fade-in", easing: value }).success;
    expect(
      ["ease-out", "cubic-bezier(0.1, -0.2, 0.3, 1)", "steps(4, end)", "linear(0, 0.5 20%, 1)"].filter(
        (one) => !easing(one),
      ),
    ).toEqual([]);
    expect(["ease;color:red", "url(x)}", ""].filter(easing)).toEqual([]);
  });
});
