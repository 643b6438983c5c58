/** Ways to tint, in the order in which the drawing counts them. */
export const TINT_MODES = ["tint", "gel", "duotone"] as const;
