/** Kinds of warp, in the order in which the drawing counts them. */
export const WARP_KINDS = ["bulge", "twirl", "liquid"] as const;
