/** Colours that the drawing has room for. */
export const MAX_CELL_COLORS = 8;

/** Seconds after which the cells are back where they were, at speed 1. */
export const VORONOI_LOOP_SECONDS = 20;
