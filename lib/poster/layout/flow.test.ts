import { describe, expect, it } from "vitest";
import { flowChildren } from "./flow";

const group = {
  layoutMode: "row",
  gap: 10,
  padding: 20,
  justifyContent: "start",
  alignItems: "center",
} as const;
const box = { widthPx: 400, heightPx: 100 };
const sizes = [
  { widthPx: 50, heightPx: 20 },
  { widthPx: 100, heightPx: 40 },
];
const xs = (options: Partial<Parameters<typeof flowChildren>[0]>) =>
  flowChildren({ ...group, ...options }, box, sizes).map((cell) => cell.centre.x);

describe("flowChildren", () => {
  it("starts after the padding and leaves the gap", () => {
    expect(xs({})).toEqual([45, 130]);
  });

  it("justifies as flexbox does", () => {
    expect(xs({ justifyContent: "center" })).toEqual([145, 230]);
    expect(xs({ justifyContent: "end" })).toEqual([245, 330]);
    expect(xs({ justifyContent: "space-between" })).toEqual([45, 330]);
    expect(xs({ justifyContent: "space-around" })).toEqual([95, 280]);
  });

  it("aligns across, and stretches the cross side only", () => {
    const ys = (alignItems: "start" | "center" | "end") =>
      flowChildren({ ...group, alignItems }, box, sizes).map((cell) => cell.centre.y);
    expect(ys("start")).toEqual([30, 40]);
    expect(ys("center")).toEqual([50, 50]);
    expect(ys("end")).toEqual([70, 60]);
    const [first] = flowChildren({ ...group, alignItems: "stretch" }, box, sizes);
    expect(first).toEqual({ centre: { x: 45, y: 50 }, stretch: { x: 1, y: 3 } });
  });

  it("lays a column along y", () => {
    const cells = flowChildren(
      { ...group, layoutMode: "column", padding: 0 },
      { widthPx: 200, heightPx: 300 },
      sizes,
    );
    expect(cells.map((cell) => cell.centre)).toEqual([
      { x: 100, y: 10 },
      { x: 100, y: 50 },
    ]);
  });

  it("has nothing to say about an empty group", () => {
    expect(flowChildren(group, box, [])).toEqual([]);
  });
});
