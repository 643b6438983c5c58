/** Forms of a block, in the order in which the drawing counts them. */
export const BLOCK_SHAPES = ["square", "hexagon", "diamond", "circle"] as const;

/** Name of a block's form. */
export type BlockShape = (typeof BLOCK_SHAPES)[number];

/**
 * Where the middles of the blocks lie: on the points of a grid with this step, and, for hexagons and diamonds, on a second
 * such grid that is shifted by half a step both ways. In units of the block's width; a block is what lies nearest to
 * its middle.
 */
export function latticeStep(shape: BlockShape): readonly [x: number, y: number] {
  return shape === "hexagon" ? [1, Math.sqrt(3)] : [1, 1];
}

/** Whether there is the second, shifted grid. */
export const isStaggered = (shape: BlockShape) => shape === "hexagon" || shape === "diamond";
