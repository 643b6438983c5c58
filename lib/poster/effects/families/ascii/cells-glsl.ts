/**
 * Cells of a picture in GLSL. Cells snap to whole px: cell i covers the px whose middle lies in it, so that glyphs are
 * drawn texel by texel and the number of cells is the same at every size. Every program of the family begins with it.
 */
export const CELLS_GLSL = /* glsl */ `
uniform vec2 uGrid;
uniform bool uInvert;
uniform bool uColor;
uniform sampler2D uCells;
uniform sampler2D uInks;

/** Cell of a px, given by its middle. */
vec2 cellAt(vec2 px, vec2 grid, vec2 size) { return floor(px * grid / size); }
/** First px of a cell. */
vec2 cellStart(vec2 cell, vec2 grid, vec2 size) { return ceil(cell * size / grid - 0.5); }
vec4 meanOf(vec2 cell) { return texelFetch(uCells, ivec2(clamp(cell, vec2(0.0), uGrid - 1.0)), 0); }
/** How dense a cell of that colour is, 0 to 1: its lightness, or the reverse. */
float densityOf(vec3 srgb) { float l = clamp(lightness(srgb), 0.0, 1.0); return uInvert ? 1.0 - l : l; }

/** Colour of the marks: light, since density tells the tone, but with the cell's own hue and some of its depth. */
vec3 inkOf(vec3 srgb) {
  if (!uColor) return texelFetch(uInks, ivec2(1, 0), 0).rgb;
  vec3 light = toLinear(srgb);
  float most = max(max(light.r, light.g), max(light.b, 0.02));
  float wanted = mix(most, 1.0, 0.75);
  return toSrgb(clamp(light * (wanted / most), 0.0, 1.0));
}
/** Colour between the marks. */
vec3 groundOf(vec3 srgb) {
  return uColor ? toSrgb(toLinear(srgb) * 0.16) : texelFetch(uInks, ivec2(0, 0), 0).rgb;
}
vec4 inked(vec4 mean, float covered) {
  vec3 srgb = unpremultiply(mean);
  return premultiply(mix(groundOf(srgb), inkOf(srgb), covered), mean.a);
}`;
