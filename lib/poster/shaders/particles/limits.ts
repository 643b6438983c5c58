/** Seconds after which the particles are back where they were, at speed 1. */
export const PARTICLES_LOOP_SECONDS = 24;
