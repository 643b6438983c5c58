import type { GroupLayer, Layer } from "../schema/layers/layer";
import { apply, compose, IDENTITY, invert, type Point, rotation, scaling } from "./affine";
import type { Size } from "./canvas-size";

/**
 * The x and y of a layer that was moved over the reference canvas, in the scale of its own group.
 * @returns null where x and y do not count: a background, or what stands in a row or column.
 */
export function movedTo(layers: readonly Layer[], id: string, canvas: Size, delta: Point): Point | null {
  const path = pathTo(layers, id);
  const layer = path?.at(-1);
  if (!path || !layer || layer.type === "background") return null;
  const groups = path.slice(0, -1) as GroupLayer[];
  if (groups.at(-1) && groups.at(-1)?.layoutMode !== "none") return null;
  const turned = groups.reduce((matrix, { transform, flipX, flipY }) => {
    const own = compose(
      rotation(transform.rotation),
      scaling(transform.width * (flipX ? -1 : 1), transform.height * (flipY ? -1 : 1)),
    );
    return compose(matrix, own);
  }, IDENTITY);
  const back = invert(turned);
  if (!back) return null;
  const own = apply(back, delta.x, delta.y);
  const inside = groups.at(-1);
  const [width, height] = [
    canvas.widthPx * (inside?.baseWidth ?? 1),
    canvas.heightPx * (inside?.baseHeight ?? 1),
  ];
  if (width <= 0 || height <= 0) return null;
  return { x: layer.transform.x + (2 * own.x) / width, y: layer.transform.y + (2 * own.y) / height };
}

/** The layer with the groups around it, outermost first. */
function pathTo(layers: readonly Layer[], id: string): readonly Layer[] | null {
  for (const layer of layers) {
    if (layer.id === id) return [layer];
    const inside = layer.type === "group" ? pathTo(layer.children, id) : null;
    if (inside) return [layer, ...inside];
  }
  return null;
}
