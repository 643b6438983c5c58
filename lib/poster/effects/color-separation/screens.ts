/** How the tones of an ink are made. */
export const SCREENS = ["grain", "halftone", "stencil"] as const;
