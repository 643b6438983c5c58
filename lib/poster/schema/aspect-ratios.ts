/** Allowed shapes of a poster. `full` takes the shape of what it is shown in. */
export const ASPECT_RATIOS = ["4:3", "3:4", "16:9", "9:16", "1:1", "full"] as const;

/** One of {@link ASPECT_RATIOS}. */
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** Short side of the reference canvas, in px; all lengths in a state are measured on it. */
export const REFERENCE_SHORT_SIDE_PX = 540;
