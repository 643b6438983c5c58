import type { FragmentProgram, Picture, Stage } from "../../../draw/stage";
import { variant } from "../../../draw/variant";
import { cellGrid } from "./cell-grid";
import { MARKS_GLSL } from "./cells-glsl";
import { GLYPH_FAMILY, GLYPH_SETS, GLYPH_WEIGHTS, type GlyphStyle } from "./glyph-sets";
import { edgeCells, measureCells } from "./measure-cells";
import type { AsciiSettings } from "./settings";
import { RAMP_STEPS, toneRamp } from "./tone-ramp";

/** Size of a letter's cell to the setting; whole px, so that columns do not differ in width at the reference size. */
const letterCell = (cellSize: number) => ({
  widthPx: Math.max(2, Math.round(cellSize * 0.6)),
  heightPx: Math.max(3, Math.round(cellSize * 1.1)),
});

/** Colour between the marks of each cell, and which glyph it shows, as a byte: all that a px needs to know. */
const GLYPHS: FragmentProgram = {
  id: "ascii/glyphs",
  source: /* glsl */ `${MARKS_GLSL}
uniform sampler2D uRamp;
vec4 shade(vec2 uv) {
  vec4 ground = texelFetch(uMarkGrounds, cellTexel(floor(uv * uResolution)), 0);
  float step_ = floor(ground.a * ${RAMP_STEPS - 1}.0 + 0.5);
  return vec4(ground.rgb, texelFetch(uRamp, ivec2(int(step_), 0), 0).r);
}`,
};

const LETTERS: FragmentProgram = {
  id: "ascii/letters",
  source: /* glsl */ `${MARKS_GLSL}
uniform sampler2D uAtlas;
uniform sampler2D uGlyphs;
uniform sampler2D uEdges;
uniform vec2 uGlyphPx;
uniform float uColumns;
float inkAt(vec2 corner, vec2 at) {
  bool isInside = all(greaterThanEqual(at, vec2(0.0))) && all(lessThan(at, uGlyphPx));
  return isInside ? texelFetch(uAtlas, ivec2(corner + at), 0).r : 0.0;
}
vec4 shade(vec2 uv) {
  vec2 px = floor(uv * uResolution) + 0.5;
  vec2 cell = cellAt(px, uGrid, uResolution);
  vec2 from = cellStart(cell, uGrid, uResolution), to = cellStart(cell + 1.0, uGrid, uResolution);
  ivec2 texel = ivec2(cell);
  vec4 ground = texelFetch(uGlyphs, texel, 0), ink = texelFetch(uMarkInks, texel, 0);
  float glyph = floor(ground.a * 255.0 + 0.5), row = floor((glyph + 0.5) / uColumns);
  vec2 corner = vec2(glyph - row * uColumns, row) * uGlyphPx;
  vec2 inside = floor(px - from - floor((to - from - uGlyphPx) * 0.5));
  float covered = inkAt(corner, inside);
#if TURNS
  vec3 edge = texelFetch(uEdges, texel, 0).xyz;
  if (edge.z >= 0.25) {
    // The gradient points across the edge: a stem that stands upright when it points to the right turns with it.
    vec2 g = edge.x < 0.0 ? -edge.xy : edge.xy;
    vec2 d = inside + 0.5 - uGlyphPx * 0.5;
    vec2 at = vec2(g.x * d.x + g.y * d.y, -g.y * d.x + g.x * d.y) + uGlyphPx * 0.5 - 0.5;
    vec2 i = floor(at), f = at - i;
    covered = mix(
      mix(inkAt(corner, i), inkAt(corner, i + vec2(1, 0)), f.x),
      mix(inkAt(corner, i + vec2(0, 1)), inkAt(corner, i + vec2(1, 1)), f.x), f.y);
  }
#endif
  return premultiply(mix(ground.rgb, ink.rgb, covered), ink.a);
}`,
};

const UPRIGHT = variant(LETTERS, { TURNS: 0 });
const TURNING = variant(LETTERS, { TURNS: 1 });

/** Draws the picture with letters of a font, denser ones for brighter places. */
export function drawLetters(stage: Stage, settings: AsciiSettings, style: GlyphStyle): Picture {
  const grid = cellGrid(stage, letterCell(settings.cellSize));
  const measured = measureCells(stage, grid, settings);
  const atlas = stage.glyphAtlas({
    glyphs: GLYPH_SETS[style],
    fontFamily: GLYPH_FAMILY,
    fontWeight: GLYPH_WEIGHTS[style],
    cellWidthPx: Math.max(1, Math.round(stage.widthPx / grid.columns)),
    cellHeightPx: Math.max(1, Math.round(stage.heightPx / grid.rows)),
  });
  const ramp = toneRamp(atlas.coverage);
  const bytes = Uint8Array.from({ length: RAMP_STEPS * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (ramp[at >> 2] ?? 0),
  );
  const glyphs = stage.pass(
    GLYPHS,
    { ...measured.marks, uRamp: stage.fromBytes(bytes, RAMP_STEPS, 1, "nearest") },
    { widthPx: grid.columns, heightPx: grid.rows, sampling: "nearest" },
  );
  const { charRotation } = settings;
  return stage.pass(charRotation ? TURNING : UPRIGHT, {
    ...measured.marks,
    uAtlas: atlas,
    uGlyphs: glyphs,
    ...(charRotation ? { uEdges: edgeCells(stage, measured) } : {}),
    uGlyphPx: [atlas.cellWidthPx, atlas.cellHeightPx],
    uColumns: atlas.columns,
  });
}
