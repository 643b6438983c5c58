/** Ways that the picture can melt, with the step of one px along each. */
export const MELT_DIRECTIONS = { down: [0, 1], up: [0, -1], right: [1, 0], left: [-1, 0] } as const;

/** Name of a way. */
export type MeltDirection = keyof typeof MELT_DIRECTIONS;

/** What melts. */
export const MELT_SOURCES = ["contrast", "lights", "darks", "color"] as const;
