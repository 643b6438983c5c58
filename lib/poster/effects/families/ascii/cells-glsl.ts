const GEOMETRY_GLSL = /* glsl */ `
/** Cell of a px, given by its middle. */
vec2 cellAt(vec2 px, vec2 grid, vec2 size) { return floor(px * grid / size); }
/** First px of a cell. */
vec2 cellStart(vec2 cell, vec2 grid, vec2 size) { return ceil(cell * size / grid - 0.5); }
`;

/**
 * Cells of a picture in GLSL. Cells snap to whole px: cell i covers the px whose middle lies in it, so that glyphs are
 * drawn texel by texel and the number of cells is the same at every size. Programs that measure cells begin with it.
 */
export const CELLS_GLSL = /* glsl */ `
uniform vec2 uGrid;
uniform bool uInvert;
uniform bool uColor;
uniform sampler2D uCells;
uniform sampler2D uInks;

${GEOMETRY_GLSL}vec4 meanOf(vec2 cell) { return texelFetch(uCells, ivec2(clamp(cell, vec2(0.0), uGrid - 1.0)), 0); }
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
}`;

/**
 * What programs that draw marks begin with: everything about a cell was worked out once per cell, not once per px, since
 * conversions of colour are what such a program would spend its time on.
 */
export const MARKS_GLSL = /* glsl */ `
uniform vec2 uGrid;
uniform sampler2D uMarkInks;
uniform sampler2D uMarkGrounds;
${GEOMETRY_GLSL}
ivec2 cellTexel(vec2 cell) { return ivec2(clamp(cell, vec2(0.0), uGrid - 1.0)); }
/** How dense a cell is, 0 to 1. */
float densityAt(vec2 cell) { return texelFetch(uMarkGrounds, cellTexel(cell), 0).a; }
/** A px of a cell of which so much is covered by its mark. */
vec4 inked(vec2 cell, float covered) {
  vec4 ink = texelFetch(uMarkInks, cellTexel(cell), 0);
  return premultiply(mix(texelFetch(uMarkGrounds, cellTexel(cell), 0).rgb, ink.rgb, covered), ink.a);
}`;
