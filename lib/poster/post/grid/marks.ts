/** What a grid is drawn with, in the order in which the drawing counts them. */
export const GRID_MARKS = ["lines", "crosses", "dots"] as const;
