/** Most drops. */
export const MAX_DROPS = 9;

/** Seconds after which the drops are back where they were, at speed 1. */
export const CHROME_LOOP_SECONDS = 24;
