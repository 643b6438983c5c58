/** What a dot screen prints with, in the order in which the drawing counts them. */
export const SCREEN_MODES = ["ink", "color", "light"] as const;
