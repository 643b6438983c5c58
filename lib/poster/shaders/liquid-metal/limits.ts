/** Seconds after which the metal is as it was, at speed 1. */
export const METAL_LOOP_SECONDS = 24;
