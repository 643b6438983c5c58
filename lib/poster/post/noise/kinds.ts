/** Kinds of noise, in the order in which the drawing counts them. */
export const NOISE_KINDS = ["static", "speckle", "mottle"] as const;
