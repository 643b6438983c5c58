import type { FragmentProgram, Picture, Stage } from "../../../draw/stage";
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

const LETTERS: FragmentProgram = {
  id: "ascii/letters",
  source: /* glsl */ `${MARKS_GLSL}
uniform sampler2D uAtlas;
uniform sampler2D uRamp;
uniform sampler2D uEdges;
uniform vec2 uGlyphPx;
uniform float uColumns;
uniform bool uTurn;
float inkAt(ivec2 corner, vec2 at) {
  if (any(lessThan(at, vec2(0.0))) || any(greaterThanEqual(at, uGlyphPx))) return 0.0;
  return texelFetch(uAtlas, corner + ivec2(at), 0).r;
}
vec4 shade(vec2 uv) {
  vec2 px = floor(uv * uResolution) + 0.5;
  vec2 cell = cellAt(px, uGrid, uResolution);
  vec2 from = cellStart(cell, uGrid, uResolution), to = cellStart(cell + 1.0, uGrid, uResolution);
  float glyph = floor(texelFetch(uRamp, ivec2(int(densityAt(cell) * ${RAMP_STEPS - 1}.0 + 0.5), 0), 0).r * 255.0 + 0.5);
  ivec2 corner = ivec2(vec2(mod(glyph, uColumns), floor(glyph / uColumns)) * uGlyphPx);
  vec2 inside = px - from - floor((to - from - uGlyphPx) * 0.5);
  vec3 edge = uTurn ? texelFetch(uEdges, ivec2(cell), 0).xyz : vec3(0.0);
  if (edge.z < 0.25) return inked(cell, inkAt(corner, inside));
  // The gradient points across the edge: a stem that stands upright when it points to the right turns with it.
  vec2 g = edge.x < 0.0 ? -edge.xy : edge.xy;
  vec2 d = inside - uGlyphPx * 0.5;
  vec2 at = vec2(g.x * d.x + g.y * d.y, -g.y * d.x + g.x * d.y) + uGlyphPx * 0.5 - 0.5;
  vec2 i = floor(at), f = at - i;
  float covered = mix(
    mix(inkAt(corner, i), inkAt(corner, i + vec2(1, 0)), f.x),
    mix(inkAt(corner, i + vec2(0, 1)), inkAt(corner, i + vec2(1, 1)), f.x), f.y);
  return inked(cell, covered);
}`,
};

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
  return stage.pass(LETTERS, {
    ...measured.marks,
    uAtlas: atlas,
    uRamp: stage.fromBytes(bytes, RAMP_STEPS, 1, "nearest"),
    uEdges: settings.charRotation ? edgeCells(stage, measured) : measured.uniforms.uCells,
    uTurn: settings.charRotation,
    uGlyphPx: [atlas.cellWidthPx, atlas.cellHeightPx],
    uColumns: atlas.columns,
  });
}
