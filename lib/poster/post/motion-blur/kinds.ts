/** Ways to move, in the order in which the drawing counts them. */
export const MOTION_KINDS = ["straight", "zoom", "spin"] as const;
