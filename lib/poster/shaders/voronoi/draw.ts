import type { z } from "zod";
import { hexToLight } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import { loopPhase } from "../loop";
import { paletteUniform } from "../palette-uniform";
import type { voronoiSettings } from "./index";
import { MAX_CELL_COLORS, VORONOI_LOOP_SECONDS } from "./limits";

/** One texel for each cell of the grid: place of its point in the cell, and two random numbers for its colour. */
const POINTS: FragmentProgram = {
  id: "shader/voronoi/points",
  source: /* glsl */ `
uniform float uPhase;
uniform float uIrregularity;
vec4 shade(vec2 uv) {
  vec2 cell = floor(uv * uResolution) - floor(uResolution * 0.5);
  vec3 r = random3(vec3(cell, 3.0 + uSeed * 977.0)), s = random3(vec3(cell, 4.0 + uSeed * 977.0));
  // Each point goes round its own closed path, one way or the other, once or twice in a loop.
  float turns = (s.x < 0.5 ? -1.0 : 1.0) * (s.y < 0.6 ? 1.0 : 2.0);
  float a = 6.2831853 * (turns * uPhase + r.z);
  vec2 place = 0.5 + uIrregularity * ((r.xy - 0.5) * 0.6 + 0.2 * vec2(cos(a), sin(a)));
  return vec4(place, s.y * 0.5 + s.z * 0.5, s.z);
}`,
};

/** The cells that are looked at: 4 × 4 around the pixel without the corners, whose points are too far away to matter. */
const AROUND = Array.from({ length: 16 }, (_, index) => [index % 4, Math.floor(index / 4)] as const).filter(
  ([x, y]) => !((x === 0 || x === 3) && (y === 0 || y === 3)),
);

/** GLSL for each of those cells, written out: loops over arrays are slow where there is no GPU. */
const forEachCell = (glsl: (cell: number, x: number, y: number) => string) =>
  AROUND.map(([x, y], cell) => glsl(cell, x, y)).join("");

/**
 * The nearest point owns the pixel; the distance to the border is the least distance to the lines half way to the other
 * points.
 */
const CELLS: FragmentProgram = {
  id: "shader/voronoi",
  source: /* glsl */ `
uniform sampler2D uPoints;
uniform vec2 uPointsSize;
uniform vec3 uColors[${MAX_CELL_COLORS}];
uniform float uCount;
uniform vec3 uBorderColor;
uniform float uCellSize;
uniform float uBorder;
uniform float uShading;
uniform float uRelief;
uniform float uGlow;
vec4 shade(vec2 uv) {
  vec2 p = (uv - 0.5) * uResolution / uScale / uCellSize;
  vec2 base = floor(p - 0.5) - 1.0;
  ivec2 first = ivec2(base + floor(uPointsSize * 0.5));
  vec4 point, mine = vec4(0.0);
  vec2 toMine = vec2(0.0), ${AROUND.map((_, cell) => `away${cell}`).join(", ")};
  float d, best = 1e9;
  ${forEachCell(
    (cell, x, y) => `
  point = texelFetch(uPoints, first + ivec2(${x}, ${y}), 0);
  away${cell} = base + vec2(${x}, ${y}) + point.xy - p;
  d = dot(away${cell}, away${cell});
  mine = d < best ? point : mine;
  toMine = d < best ? away${cell} : toMine;
  best = min(d, best);`,
  )}
  float edge = 1e9, inv;
  vec2 slope = vec2(0.0), across;
  ${forEachCell(
    (cell) => `
  across = away${cell} - toMine;
  inv = inversesqrt(max(dot(across, across), 1e-9));
  d = inv > 1e3 ? 1e9 : 0.5 * dot(away${cell} + toMine, across) * inv;
  edge = min(edge, d);
  // The lean of a dome is the sum of what its borders push, the near ones most.
#if RELIEF
  slope += across * inv * exp(-9.0 * d);
#endif`,
  )}
  float edgePx = edge * uCellSize;
  int index = int(min(floor(fract(mine.z * 1.7 + mine.w) * uCount), uCount - 1.0));
  vec3 color = uColors[index] * (0.86 + 0.28 * mine.w);
  float inside = clamp(edge * 2.6, 0.0, 1.0);
  color *= mix(1.0, inside * (2.0 - inside), uShading);
#if RELIEF
    vec3 n = normalize(vec3(-slope * 1.5 * uRelief, 1.0));
    n.xy = -n.xy;
    vec3 toLight = vec3(-0.45, -0.62, 0.64);
    float lit = max(dot(n, toLight), 0.0);
    float shine = pow(max(dot(n, normalize(toLight + vec3(0.0, 0.0, 1.0))), 0.0), 28.0);
    color = color * mix(1.0, 0.25 + 1.25 * lit, uRelief) + 0.16 * uRelief * shine;
#endif
#if GLOW
  color += uBorderColor * uGlow * (exp(-edgePx / 4.5) + 0.16 * exp(-edgePx / 20.0));
#endif
  float line = clamp((0.5 * uBorder - edgePx) * uScale + 0.5, 0.0, 1.0) * min(1.0, uBorder * uScale);
  vec3 lineLight = uBorderColor * (1.0 + uGlow);
  color = mix(color, lineLight, line);
#if GLOW
  color = 1.0 - exp(-1.25 * color);
#endif
  return vec4(toSrgb(clamp(color, 0.0, 1.0)), 1.0);
}`,
};

/** Draws the cells. */
export default defineDrawing<z.output<typeof voronoiSettings>>({
  draw: (stage, settings) => {
    const cellPx = settings.cellSize * stage.scale;
    const cells = (px: number) => 2 * Math.ceil(px / cellPx / 2) + 6;
    const size = { widthPx: cells(stage.widthPx), heightPx: cells(stage.heightPx) };
    const points = stage.pass(
      POINTS,
      {
        uPhase: loopPhase(stage.timeSeconds, settings.speed, VORONOI_LOOP_SECONDS),
        uIrregularity: settings.irregularity,
      },
      { ...size, sampling: "nearest" },
    );
    const { relief, glow } = settings;
    return stage.pass(variant(CELLS, { RELIEF: relief > 0 ? 1 : 0, GLOW: glow > 0 ? 1 : 0 }), {
      uPoints: points,
      uPointsSize: [size.widthPx, size.heightPx],
      uColors: paletteUniform(settings.colors, MAX_CELL_COLORS),
      uCount: settings.colors.length,
      uBorderColor: hexToLight(settings.borderColor),
      uCellSize: settings.cellSize,
      uBorder: settings.border,
      uShading: settings.shading,
      uRelief: settings.relief,
      uGlow: settings.glow,
    });
  },
});
