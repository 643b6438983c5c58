/** Colours that the drawing has room for. */
export const MAX_GLASS_COLORS = 6;

/** What the glass is pressed with, in the order in which the drawing counts it. */
export const GLASS_PATTERNS = ["reeded", "rings", "blocks", "hammered"] as const;

/** Seconds after which what is behind the glass is as it was, at speed 1. */
export const GLASS_LOOP_SECONDS = 24;
