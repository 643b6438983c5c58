/** What an engraving's lines are before the form bends them. */
export const ENGRAVING_LINES = ["straight", "waves", "rings"] as const;

/** Name of a set of lines. */
export type EngravingLines = (typeof ENGRAVING_LINES)[number];
