import { describe, expect, it } from "vitest";
import { resolveState } from "../schema/resolve";
import { arrange } from "./arrange";
import { movedTo } from "./move-layer";
import { layersAt, outlineOf } from "./pick-layer";

const base = { name: "", visible: true, locked: false };
const still = { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 };
const canvas = { widthPx: 540, heightPx: 720 };

const { layers } = resolveState({
  canvas: { aspectRatio: "3:4", backgroundColor: "#ffffff" },
  layers: [
    { ...base, id: "ground", type: "background", transform: still },
    { ...base, id: "low", type: "rectangle", transform: still, shapeWidth: 0.5, shapeHeight: 0.5 },
    {
      ...base,
      id: "group",
      type: "group",
      transform: { ...still, rotation: 90 },
      children: [
        { ...base, id: "high", type: "rectangle", transform: still, shapeWidth: 0.2, shapeHeight: 0.1 },
        { ...base, id: "fixed", type: "rectangle", locked: true, transform: still },
      ],
    },
    {
      ...base,
      id: "row",
      type: "group",
      layoutMode: "row",
      transform: { ...still, y: 5 },
      children: [{ ...base, id: "cell", type: "rectangle", transform: still }],
    },
    { ...base, id: "hidden", type: "rectangle", visible: false, transform: still },
  ],
});
const placed = arrange(layers, { canvas, measureText: () => ({ widthPx: 0, heightPx: 0 }) });

describe("picking layers", () => {
  it("finds what lies under a point, highest first, without backgrounds, locked and hidden ones", () => {
    expect(layersAt(placed, { x: 270, y: 360 })).toEqual([["group", "high"], ["low"]]);
    expect(layersAt(placed, { x: 150, y: 200 })).toEqual([["low"]]);
    expect(layersAt(placed, { x: 10, y: 10 })).toEqual([]);
  });

  it("follows turned groups", () => {
    // The turned rectangle is 72 px wide and 108 px high.
    expect(layersAt(placed, { x: 270, y: 410 })[0]).toEqual(["group", "high"]);
    expect(layersAt(placed, { x: 320, y: 360 })[0]).toEqual(["low"]);
  });

  it("outlines layers by their corners, and groups by the box around them", () => {
    expect(outlineOf(placed, "low")).toEqual([
      { x: 135, y: 180 },
      { x: 405, y: 180 },
      { x: 405, y: 540 },
      { x: 135, y: 540 },
    ]);
    expect(outlineOf(placed, "hidden")).toBeNull();
    expect(outlineOf(placed, "group")).toHaveLength(4);
  });

  it("moves layers in the scale of their group", () => {
    expect(movedTo(layers, "low", canvas, { x: 27, y: -36 })).toEqual({ x: 0.1, y: -0.1 });
    // Right on the canvas is up in what is turned by a quarter.
    const moved = movedTo(layers, "high", canvas, { x: 36, y: 0 });
    expect(moved?.x).toBeCloseTo(0);
    expect(moved?.y).toBeCloseTo(-0.1);
    expect(movedTo(layers, "ground", canvas, { x: 1, y: 1 })).toBeNull();
    expect(movedTo(layers, "cell", canvas, { x: 1, y: 1 })).toBeNull();
  });
});
