/** Seconds after which the wave repeats itself, at speed 1. */
export const DOT_LOOP_SECONDS = 60;
