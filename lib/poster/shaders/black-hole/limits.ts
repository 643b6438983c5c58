/** Seconds after which the disc is as it was, at speed 1. */
export const BLACK_HOLE_LOOP_SECONDS = 24;
