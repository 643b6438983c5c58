/** Colours that the drawing has room for. */
export const MAX_MESH_COLORS = 8;
