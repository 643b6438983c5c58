import { describe, expect, it } from "vitest";
import type { Layer } from "../schema/layers/layer";
import { LAYER_SCHEMAS, type LayerType } from "../schema/layers/layer";
import { apply } from "./affine";
import { type ArrangeContext, arrange, groupBox, type PlacedLayer } from "./arrange";

const context: ArrangeContext = {
  canvas: { widthPx: 540, heightPx: 960 },
  measureText: () => ({ widthPx: 100, heightPx: 40 }),
};

let serial = 0;
function layer(
  type: LayerType,
  fields: Record<string, unknown> = {},
  transform: Record<string, unknown> = {},
): Layer {
  serial++;
  const base = { id: `l${serial}`, name: type, type, visible: true, locked: false, transform };
  const parsed = LAYER_SCHEMAS[type].parse({ ...base, ...fields });
  return (type === "group" ? { ...parsed, children: fields.children ?? [] } : parsed) as Layer;
}

/** Corners of a placed leaf on the canvas: its own top left and bottom right. */
function corners(placed: PlacedLayer | undefined) {
  if (placed?.kind !== "leaf") throw new Error("expected a leaf");
  return [apply(placed.matrix, 0, 0), apply(placed.matrix, placed.widthPx, placed.heightPx)].map(
    ({ x, y }) => [Math.round(x * 1000) / 1000 + 0, Math.round(y * 1000) / 1000 + 0],
  );
}
const only = (placed: PlacedLayer[]) => placed[0];

describe("arrange", () => {
  it("puts 0,0 in the middle and ±1 on the edges", () => {
    expect(corners(only(arrange([layer("text")], context)))).toEqual([
      [220, 460],
      [320, 500],
    ]);
    expect(corners(only(arrange([layer("text", {}, { x: 1, y: -1 })], context)))).toEqual([
      [490, -20],
      [590, 20],
    ]);
  });

  it("makes an image at 1 × 1 as large as the canvas", () => {
    expect(corners(only(arrange([layer("image", {}, { width: 0.5, height: 0.25 })], context)))).toEqual([
      [135, 360],
      [405, 600],
    ]);
  });

  it("sizes shapes by their own fields, scale changing the box and not the drawing", () => {
    const shape = layer("shape", { shapeWidth: 0.5, shapeHeight: 0.5 }, { width: 2 });
    const placed = only(arrange([shape], context));
    expect(placed).toMatchObject({ kind: "leaf", widthPx: 540, heightPx: 480 });
    expect(corners(placed)).toEqual([
      [0, 240],
      [540, 720],
    ]);
  });

  it("centres a line between its ends", () => {
    const line = layer("shape", { shape: "line", x1: 0, y1: 0, x2: 1, y2: 0 });
    expect(corners(only(arrange([line], context)))).toEqual([
      [270, 480],
      [540, 480],
    ]);
  });

  it("turns clockwise about the centre and mirrors", () => {
    const turned = layer("text", {}, { rotation: 90 });
    expect(corners(only(arrange([turned], context)))).toEqual([
      [290, 430],
      [250, 530],
    ]);
    const mirrored = layer("text", { flipX: true });
    expect(corners(only(arrange([mirrored], context)))).toEqual([
      [320, 460],
      [220, 500],
    ]);
  });

  it("leaves out what is not visible", () => {
    expect(arrange([layer("text", { visible: false })], context)).toEqual([]);
  });

  it("gives children the group's own space", () => {
    const child = layer("text", {}, { x: -1, y: 0 });
    const group = layer("group", { baseWidth: 0.5, baseHeight: 0.5, children: [child] }, { x: 0, y: 0.5 });
    const placed = only(arrange([group], context));
    expect(corners(placed?.kind === "group" ? placed.children[0] : undefined)).toEqual([
      [85, 700],
      [185, 740],
    ]);
  });

  it("scales children with their group", () => {
    const group = layer("group", { children: [layer("text")] }, { width: 2, height: 2 });
    const placed = only(arrange([group], context));
    expect(corners(placed?.kind === "group" ? placed.children[0] : undefined)).toEqual([
      [170, 440],
      [370, 520],
    ]);
  });

  it("hugs the children of a row", () => {
    const children = [layer("text"), layer("text"), layer("text", { visible: false })];
    const fields = { layoutMode: "row", gap: 10, padding: 5, widthMode: "hug", heightMode: "hug", children };
    const group = layer("group", fields);
    if (group.type !== "group") throw new Error("expected a group");
    expect(groupBox(group, context)).toEqual({ widthPx: 220, heightPx: 50 });
    const placed = only(arrange([group], context));
    const rows = placed?.kind === "group" ? placed.children.map((child) => corners(child)) : [];
    expect(rows).toEqual([
      [
        [165, 460],
        [265, 500],
      ],
      [
        [275, 460],
        [375, 500],
      ],
    ]);
  });

  it("keeps every length in proportion at every depth", () => {
    const nested = layer("group", {
      baseWidth: 0.5,
      baseHeight: 0.5,
      children: [
        layer("group", { baseWidth: 0.25, baseHeight: 0.25, children: [layer("text", {}, { x: 1, y: 1 })] }),
      ],
    });
    const outer = only(arrange([nested], context));
    const inner = outer?.kind === "group" ? outer.children[0] : undefined;
    expect(corners(inner?.kind === "group" ? inner.children[0] : undefined)).toEqual([
      [287.5, 580],
      [387.5, 620],
    ]);
  });
});
