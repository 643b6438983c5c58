/** Colours that the drawing has room for. */
export const MAX_MESH_COLORS = 8;

/** Seconds after which the colours are back where they were, at speed 1. */
export const MESH_LOOP_SECONDS = 60;
