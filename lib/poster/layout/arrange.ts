import type { BackgroundLayer } from "../schema/layers/background";
import type { GroupLayer, Layer } from "../schema/layers/layer";
import { type Affine, compose, IDENTITY, rotation, scaling, translation } from "./affine";
import type { Size } from "./canvas-size";
import { flowChildren } from "./flow";
import { type LeafLayer, lineCentre, type MeasureText, naturalSize, scalesItsBox } from "./natural-size";

/** A leaf in its place: `matrix` maps its own box (0,0 to width,height) to the reference canvas, in px. */
export interface PlacedLeaf {
  readonly kind: "leaf";
  readonly layer: LeafLayer;
  readonly matrix: Affine;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A group in its place. */
export interface PlacedGroup {
  readonly kind: "group";
  readonly layer: GroupLayer;
  readonly children: readonly PlacedLayer[];
}

/** A background: always the whole canvas. */
export interface PlacedBackground {
  readonly kind: "background";
  readonly layer: BackgroundLayer;
}

/** A visible layer in its place. */
export type PlacedLayer = PlacedLeaf | PlacedGroup | PlacedBackground;

/** What placing needs to know besides the layers. */
export interface ArrangeContext {
  /** The reference canvas in px. */
  readonly canvas: Size;
  readonly measureText: MeasureText;
}

/** A space that layers stand in: its map to the canvas and its own size in px. */
interface Space {
  readonly matrix: Affine;
  readonly size: Size;
}

/** Places all visible layers, lowest first. Pure: the same state and canvas give the same places at every output size. */
export function arrange(layers: readonly Layer[], context: ArrangeContext): PlacedLayer[] {
  const space: Space = { matrix: IDENTITY, size: context.canvas };
  return layers.flatMap((layer) => placeFree(layer, space, context));
}

/** Size of a layer's box in its parent's px, scale included, rotation not. */
export function outerSize(layer: Layer, context: ArrangeContext): Size {
  const natural = layer.type === "group" ? groupBox(layer, context) : leafSize(layer, context);
  return {
    widthPx: natural.widthPx * Math.abs(layer.transform.width),
    heightPx: natural.heightPx * Math.abs(layer.transform.height),
  };
}

const leafSize = (layer: Exclude<Layer, GroupLayer>, context: ArrangeContext): Size =>
  layer.type === "background" ? context.canvas : naturalSize(layer, context.canvas, context.measureText);

/** A group's own box in px before its transform: fixed by its fields, or as large as its children. */
export function groupBox(group: GroupLayer, context: ArrangeContext): Size {
  const fixed: Size = {
    widthPx: group.baseWidth * context.canvas.widthPx,
    heightPx: group.baseHeight * context.canvas.heightPx,
  };
  const hugsWidth = group.widthMode === "hug" && group.layoutMode !== "none";
  const hugsHeight = group.heightMode === "hug" && group.layoutMode !== "none";
  if (!hugsWidth && !hugsHeight) return fixed;
  const sizes = group.children.filter((child) => child.visible).map((child) => outerSize(child, context));
  const row = group.layoutMode === "row";
  const gaps = Math.max(0, sizes.length - 1) * group.gap;
  const widths = sizes.map((size) => size.widthPx);
  const heights = sizes.map((size) => size.heightPx);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, gaps);
  return {
    widthPx: hugsWidth ? (row ? sum(widths) : Math.max(0, ...widths)) + group.padding * 2 : fixed.widthPx,
    heightPx: hugsHeight
      ? (row ? Math.max(0, ...heights) : sum(heights)) + group.padding * 2
      : fixed.heightPx,
  };
}

function placeFree(layer: Layer, space: Space, context: ArrangeContext): PlacedLayer[] {
  if (!layer.visible) return [];
  if (layer.type === "background") return [{ kind: "background", layer }];
  const { x, y } = layer.transform;
  const centre = {
    x: space.size.widthPx * (0.5 + x / 2),
    y: space.size.heightPx * (0.5 + y / 2),
  };
  return [placeAt(layer, centre, { x: layer.transform.width, y: layer.transform.height }, space, context)];
}

/** Places a layer with its centre at a point of its parent's space and its box scaled. */
function placeAt(
  layer: GroupLayer | LeafLayer,
  centre: { x: number; y: number },
  scale: { x: number; y: number },
  space: Space,
  context: ArrangeContext,
): PlacedGroup | PlacedLeaf {
  const offset =
    layer.type === "shape" && layer.shape === "line" ? lineCentre(layer, context.canvas) : { x: 0, y: 0 };
  const turned = compose(
    compose(space.matrix, translation(centre.x, centre.y)),
    compose(rotation(layer.transform.rotation), scaling(layer.flipX ? -1 : 1, layer.flipY ? -1 : 1)),
  );
  if (layer.type === "group") {
    const size = groupBox(layer, context);
    const matrix = compose(
      compose(turned, scaling(scale.x, scale.y)),
      translation(-size.widthPx / 2, -size.heightPx / 2),
    );
    return { kind: "group", layer, children: placeChildren(layer, { matrix, size }, context) };
  }
  const natural = naturalSize(layer, context.canvas, context.measureText);
  if (!scalesItsBox(layer)) {
    const matrix = compose(
      compose(turned, scaling(scale.x, scale.y)),
      translation(-natural.widthPx / 2, -natural.heightPx / 2),
    );
    return { kind: "leaf", layer, matrix, ...natural };
  }
  const widthPx = natural.widthPx * Math.abs(scale.x);
  const heightPx = natural.heightPx * Math.abs(scale.y);
  const mirrored = compose(turned, scaling(Math.sign(scale.x) || 1, Math.sign(scale.y) || 1));
  const matrix = compose(
    mirrored,
    translation(offset.x * Math.abs(scale.x) - widthPx / 2, offset.y * Math.abs(scale.y) - heightPx / 2),
  );
  return { kind: "leaf", layer, matrix, widthPx, heightPx };
}

function placeChildren(group: GroupLayer, space: Space, context: ArrangeContext): PlacedLayer[] {
  if (group.layoutMode === "none") return group.children.flatMap((child) => placeFree(child, space, context));
  const flowing = group.children.filter(
    (child): child is GroupLayer | LeafLayer => child.visible && child.type !== "background",
  );
  const cells = flowChildren(
    group,
    space.size,
    flowing.map((child) => outerSize(child, context)),
  );
  return flowing.flatMap((child, index) => {
    const cell = cells[index];
    if (!cell) return [];
    const { width, height } = child.transform;
    const stretch = child.type === "text" ? { x: 1, y: 1 } : cell.stretch;
    return [placeAt(child, cell.centre, { x: width * stretch.x, y: height * stretch.y }, space, context)];
  });
}
