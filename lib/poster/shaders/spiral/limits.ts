/** Colours that the drawing has room for. */
export const MAX_SPIRAL_COLORS = 6;

/** Kinds of spiral, in the order in which the drawing counts them. */
export const SPIRAL_KINDS = ["even", "growing"] as const;

/** Seconds of one turn at speed 1. */
export const SPIRAL_LOOP_SECONDS = 12;
