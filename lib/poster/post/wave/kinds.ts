/** Kinds of wave, in the order in which the drawing counts them. */
export const WAVE_KINDS = ["straight", "ripple", "liquid"] as const;
