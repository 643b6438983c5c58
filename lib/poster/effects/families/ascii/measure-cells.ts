import { cellMean } from "../../../draw/cell-mean";
import { FROM_OKLAB_GLSL } from "../../../draw/from-oklab";
import type { FragmentProgram, Picture, Stage } from "../../../draw/stage";
import type { CellGrid } from "./cell-grid";
import { CELLS_GLSL } from "./cells-glsl";

/** Mean of all px of a cell, in linear light. */
const meanProgram = ({ key, glsl }: ReturnType<typeof cellMean>): FragmentProgram => ({
  id: `ascii/mean/${key}`,
  source: /* glsl */ `
${glsl}
vec4 shade(vec2 uv) { vec4 mean = cellMean(uv); return premultiply(toSrgb(mean.rgb), mean.a); }`,
});

/** Direction of the edge through a cell (Sobel over lightness): cosine and sine of twice its angle, times its strength. */
const EDGES: FragmentProgram = {
  id: "ascii/edges",
  source: /* glsl */ `${CELLS_GLSL}
uniform vec2 uCellPx;
float at(vec2 cell, float x, float y) { return lightness(unpremultiply(meanOf(cell + vec2(x, y)))); }
vec4 shade(vec2 uv) {
  vec2 c = floor(uv * uResolution);
  float nw = at(c, -1.0, -1.0), ne = at(c, 1.0, -1.0), sw = at(c, -1.0, 1.0), se = at(c, 1.0, 1.0);
  vec2 gradient = vec2(
    ne + 2.0 * at(c, 1.0, 0.0) + se - nw - 2.0 * at(c, -1.0, 0.0) - sw,
    sw + 2.0 * at(c, 0.0, 1.0) + se - nw - 2.0 * at(c, 0.0, -1.0) - ne) / uCellPx * uCellPx.x;
  float strength = length(gradient);
  return vec4(strength > 1e-4 ? gradient / strength : vec2(1.0, 0.0), strength, 1.0);
}`,
};

/** Ground (left) and ink (right) of one-ink pictures: nearly black and nearly white in the picture's own mean hue. */
const INKS: FragmentProgram = {
  id: "ascii/inks",
  source: /* glsl */ `${CELLS_GLSL}
${FROM_OKLAB_GLSL}
vec4 shade(vec2 uv) {
  vec2 hue = vec2(0.0);
  for (int i = 0; i < 256; i++) {
    vec2 cell = floor((vec2(i & 15, i >> 4) + 0.5) / 16.0 * uGrid);
    hue += oklab(unpremultiply(meanOf(cell))).yz;
  }
  hue /= 256.0;
  hue *= min(1.0, 0.03 / max(length(hue), 1e-5));
  return vec4(uv.x < 0.5 ? fromOklab(vec3(0.17, hue)) : fromOklab(vec3(0.95, hue * 0.8)), 1.0);
}`,
};

/** Colour of each cell's mark, and the cell's alpha. Not premultiplied. */
const MARK_INKS: FragmentProgram = {
  id: "ascii/mark-inks",
  source: /* glsl */ `${CELLS_GLSL}
vec4 shade(vec2 uv) { vec4 mean = meanOf(floor(uv * uResolution)); return vec4(inkOf(unpremultiply(mean)), mean.a); }`,
};

/** Colour between the marks of each cell, and how dense the cell is. Not premultiplied. */
const MARK_GROUNDS: FragmentProgram = {
  id: "ascii/mark-grounds",
  source: /* glsl */ `${CELLS_GLSL}
vec4 shade(vec2 uv) {
  vec3 srgb = unpremultiply(meanOf(floor(uv * uResolution)));
  return vec4(groundOf(srgb), densityOf(srgb));
}`,
};

/** How dense each dot of a finer grid is, in red. */
const DENSITIES: FragmentProgram = {
  id: "ascii/densities",
  source: /* glsl */ `${CELLS_GLSL}
uniform sampler2D uDots;
vec4 shade(vec2 uv) {
  return vec4(densityOf(unpremultiply(texelFetch(uDots, ivec2(floor(uv * uResolution)), 0))), 0.0, 0.0, 1.0);
}`,
};

/** What the drawings of the family read. */
export interface MeasuredCells {
  readonly grid: CellGrid;
  /** Uniforms of `CELLS_GLSL`. */
  readonly uniforms: {
    readonly uGrid: readonly number[];
    readonly uCells: Picture;
    readonly uInks: Picture;
    readonly uColor: boolean;
    readonly uInvert: boolean;
  };
  /** Uniforms of `MARKS_GLSL`. */
  readonly marks: {
    readonly uGrid: readonly number[];
    readonly uMarkInks: Picture;
    readonly uMarkGrounds: Picture;
  };
}

/** The mean colour of each cell of a grid, one texel each. */
export function meanCells(stage: Stage, grid: CellGrid): Picture {
  const size = sizeOf(grid);
  return stage.pass(meanProgram(cellMean(stage.source, size)), {}, size);
}

const sizeOf = ({ columns, rows }: CellGrid) =>
  ({ widthPx: columns, heightPx: rows, sampling: "nearest" }) as const;

/** How dense each cell of a finer grid is, one texel each, in red. */
export function dotDensities(stage: Stage, { uniforms }: MeasuredCells, grid: CellGrid): Picture {
  return stage.pass(DENSITIES, { ...uniforms, uDots: meanCells(stage, grid) }, sizeOf(grid));
}

/** The edge through each cell, one texel each. */
export function edgeCells(stage: Stage, { grid, uniforms }: MeasuredCells): Picture {
  return stage.pass(
    EDGES,
    { ...uniforms, uCellPx: [stage.widthPx / grid.columns, stage.heightPx / grid.rows] },
    sizeOf(grid),
  );
}

/** Measures the picture on a grid. */
export function measureCells(
  stage: Stage,
  grid: CellGrid,
  settings: { readonly color: boolean; readonly invert: boolean },
): MeasuredCells {
  const cells = meanCells(stage, grid);
  const base = { uGrid: [grid.columns, grid.rows], uCells: cells };
  const inks = stage.pass(INKS, base, { widthPx: 2, heightPx: 1, sampling: "nearest" });
  const uniforms = { ...base, uInks: inks, uColor: settings.color, uInvert: settings.invert };
  const marks = {
    uGrid: base.uGrid,
    uMarkInks: stage.pass(MARK_INKS, uniforms, sizeOf(grid)),
    uMarkGrounds: stage.pass(MARK_GROUNDS, uniforms, sizeOf(grid)),
  };
  return { grid, uniforms, marks };
}
