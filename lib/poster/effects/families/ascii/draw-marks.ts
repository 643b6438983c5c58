import type { FragmentProgram, Picture, Stage } from "../../../draw/stage";
import { cellGrid } from "./cell-grid";
import { MARKS_GLSL } from "./cells-glsl";
import { dotDensities, edgeCells, measureCells } from "./measure-cells";
import type { AsciiSettings } from "./settings";

/** Ordered thresholds of a 4 × 4 matrix, 0 to 1 without its ends (Bayer 1973). */
const BAYER_GLSL = /* glsl */ `
float bayer2(vec2 p) { vec2 a = mod(floor(p), 2.0); return a.x == a.y ? a.x * 1.0 : 2.0 + a.y; }
float bayer4(vec2 p) {
  vec2 a = mod(floor(p), 2.0), b = mod(floor(p * 0.5), 2.0);
  float fine = mod(a.x + a.y, 2.0) * 2.0 + a.y, coarse = mod(b.x + b.y, 2.0) * 2.0 + b.y;
  return (fine * 4.0 + coarse + 0.5) / 16.0;
}`;

/** Each cell is two by four dots; a dot stands where its own small part of the picture is above an ordered threshold. */
const BRAILLE: FragmentProgram = {
  id: "ascii/braille",
  source: /* glsl */ `${MARKS_GLSL}${BAYER_GLSL}
uniform sampler2D uDots;
vec4 shade(vec2 uv) {
  vec2 px = floor(uv * uResolution) + 0.5, dots = uGrid * vec2(2.0, 4.0);
  vec2 cell = cellAt(px, uGrid, uResolution), dot_ = floor(uv * dots);
  float density = texelFetch(uDots, ivec2(dot_), 0).r;
  vec2 pitch = uResolution / dots;
  vec2 d = (fract(uv * dots) - 0.5) * pitch;
  float radius = 0.42 * min(pitch.x, pitch.y);
  float covered = density > bayer4(dot_) ? clamp(radius - length(d) + 0.5, 0.0, 1.0) : 0.0;
  return inked(cell, covered);
}`,
};

/** Two by two quadrants, each empty, shaded in three steps, or full. */
const BLOCKS: FragmentProgram = {
  id: "ascii/blocks",
  source: /* glsl */ `${MARKS_GLSL}${BAYER_GLSL}
uniform sampler2D uDots;
vec4 shade(vec2 uv) {
  vec2 px = floor(uv * uResolution) + 0.5, quadrants = uGrid * 2.0;
  vec2 quadrant = cellAt(px, quadrants, uResolution);
  float step_ = floor(texelFetch(uDots, ivec2(quadrant), 0).r * 4.0 + 0.5);
  float order = bayer2(cellAt(px, quadrants * 2.0, uResolution));
  return inked(floor(quadrant * 0.5), step_ > order ? 1.0 : 0.0);
}`,
};

/** Pen strokes: more directions and thicker lines as a cell gets brighter. */
const HATCHING: FragmentProgram = {
  id: "ascii/hatching",
  source: /* glsl */ `${MARKS_GLSL}
uniform sampler2D uEdges;
uniform bool uTurn;
/** A family of parallel lines, \`every\` px apart. */
float lines(vec2 d, vec2 across, float every, float offset, float thick) {
  float at = dot(d, across) / every + offset;
  float off = abs(fract(at) - 0.5) * every;
  return clamp(thick * 0.5 - off + 0.5, 0.0, 1.0) * clamp(thick, 0.0, 1.0);
}
vec4 shade(vec2 uv) {
  vec2 px = floor(uv * uResolution) + 0.5;
  vec2 cell = cellAt(px, uGrid, uResolution);
  float density = densityAt(cell);
  vec2 pitch = uResolution / uGrid, centre = (cell + 0.5) * pitch;
  vec2 d = px - centre;
  // The hand is not quite steady.
  d += (vec2(valueNoise(px / pitch * 0.7), valueNoise(px / pitch * 0.7 + 57.0)) - 0.5) * pitch * 0.22;
  vec2 a = vec2(0.70710678, 0.70710678);
  float every = pitch.y * 0.70710678;
  if (uTurn) {
    vec3 edge = texelFetch(uEdges, ivec2(cell), 0).xyz;
    if (edge.z > 0.2) a = edge.xy;
  }
  vec2 b = vec2(-a.y, a.x);
  float pen = max(pitch.y * 0.2, 1.0), t = density * 5.0;
  float covered = lines(d, a, every, 0.5, pen * clamp(t, 0.0, 1.0));
  covered = max(covered, lines(d, b, every, 0.5, pen * clamp(t - 1.0, 0.0, 1.0)));
  covered = max(covered, lines(d, a, every, 0.0, pen * clamp(t - 2.0, 0.0, 1.0)));
  covered = max(covered, lines(d, b, every, 0.0, pen * clamp(t - 3.0, 0.0, 1.0)));
  covered = max(covered, clamp(t - 4.0, 0.0, 1.0));
  return inked(cell, covered);
}`,
};

/** Draws two by four round dots per cell. */
export function drawBraille(stage: Stage, settings: AsciiSettings): Picture {
  const cell = { widthPx: settings.cellSize * 0.625, heightPx: settings.cellSize * 1.25 };
  const grid = cellGrid(stage, cell);
  const measured = measureCells(stage, grid, settings);
  const dots = dotDensities(stage, measured, { columns: grid.columns * 2, rows: grid.rows * 4 });
  return stage.pass(BRAILLE, { ...measured.marks, uDots: dots });
}

/** Draws two by two shaded quadrants per cell. */
export function drawBlocks(stage: Stage, settings: AsciiSettings): Picture {
  const grid = cellGrid(stage, { widthPx: settings.cellSize, heightPx: settings.cellSize });
  const measured = measureCells(stage, grid, settings);
  const dots = dotDensities(stage, measured, { columns: grid.columns * 2, rows: grid.rows * 2 });
  return stage.pass(BLOCKS, { ...measured.marks, uDots: dots });
}

/** Draws pen strokes. */
export function drawHatching(stage: Stage, settings: AsciiSettings): Picture {
  const grid = cellGrid(stage, { widthPx: settings.cellSize, heightPx: settings.cellSize });
  const measured = measureCells(stage, grid, settings);
  return stage.pass(HATCHING, {
    ...measured.marks,
    uEdges: settings.charRotation ? edgeCells(stage, measured) : measured.uniforms.uCells,
    uTurn: settings.charRotation,
  });
}
