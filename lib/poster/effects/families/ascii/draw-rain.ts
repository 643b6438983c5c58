import { addGlow } from "../../../draw/glow";
import type { FragmentProgram, Picture, Stage } from "../../../draw/stage";
import { cellGrid } from "./cell-grid";
import { MARKS_GLSL } from "./cells-glsl";
import { edgeCells, measureCells } from "./measure-cells";
import { RAIN_SIGNS } from "./rain-signs";
import type { AsciiSettings } from "./settings";

/**
 * Rain of signs: denser signs for brighter places, brighter where a drop has just passed. Each column has its own drops,
 * speed and phase from the seed; signs change now and then. All that is one for a cell is worked out here, once a cell:
 * `ground` its colour between strokes and its alpha, otherwise its colour under a stroke, and which sign it shows.
 */
const cellsProgram = (part: "ground" | "sign"): FragmentProgram => ({
  id: `ascii/rain-${part}`,
  source: /* glsl */ `${MARKS_GLSL}
uniform bool uColor;
/** Light of a drop at a cell, 0 to 1, and in y whether it is the drop's head. */
vec2 dropAt(vec2 cell, float drop) {
  vec3 r = random3(vec3(cell.x, drop + 17.0, uSeed * 977.0));
  float trail = mix(0.35, 0.9, r.z), fall = uTime * mix(0.10, 0.28, r.x) + r.y * 7.0;
  float head = fract(fall) * (1.0 + trail);
  float behind = head - (cell.y + 0.5) / uGrid.y;
  bool isNear = behind >= 0.0 && behind <= trail;
  return isNear ? vec2(pow(1.0 - behind / trail, 1.6), step(behind * uGrid.y, 1.0)) : vec2(0.0);
}
vec4 shade(vec2 uv) {
  vec2 cell = floor(uv * uResolution);
  vec4 ink = texelFetch(uMarkInks, cellTexel(cell), 0);
  float density = densityAt(cell);
  vec3 r = random3(vec3(cell, uSeed * 977.0));
  float turn = floor(uTime * mix(0.4, 5.0, r.x * r.x) + r.y * 9.0);
  vec3 pick = random3(vec3(cell, turn * 31.0 + 5.0));
  float sign_ = floor(clamp(density * ${RAIN_SIGNS.length - 1}.0 + (pick.x - 0.5) * 14.0, 0.0, ${RAIN_SIGNS.length - 1}.0) + 0.5);
  vec2 drops = max(dropAt(cell, 0.0), dropAt(cell, 1.0));
  float lit = clamp(density * (0.95 + 0.5 * drops.x) + 0.16 * drops.x * smoothstep(0.02, 0.2, density), 0.0, 1.0);
  float head = drops.y * smoothstep(0.05, 0.3, density);
  vec3 green = mix(vec3(0.0, 0.16, 0.05), vec3(0.18, 1.0, 0.42), lit);
  green = mix(green, vec3(0.85, 1.0, 0.9), max(head, smoothstep(0.8, 1.0, lit) * 0.5));
  if (uColor) green = mix(green, ink.rgb * (0.25 + 0.75 * lit), 0.3);
  vec3 ground = vec3(0.004, 0.035, 0.016) + vec3(0.0, 0.09, 0.035) * lit;
  ${
    part === "ground"
      ? "return vec4(ground, ink.a);"
      : `// Signs stand in twos: as they are, and mirrored.
  return vec4(mix(ground, green, smoothstep(0.0, 0.06, lit)), sign_ * 2.0 + (pick.y < 0.5 ? 1.0 : 0.0));`
  }
}`,
});
const GROUNDS = cellsProgram("ground");
const SIGNS = cellsProgram("sign");

const TURN_GLSL = /* glsl */ `
  vec3 edge = texture(uEdges, at).xyz;
  vec2 g = edge.z > 0.25 ? (edge.x < 0.0 ? -edge.xy : edge.xy) : vec2(1.0, 0.0);
  p = vec2(g.x * p.x + g.y * p.y, -g.y * p.x + g.x * p.y);`;

/** Each cell's sign in its colours. */
const rainProgram = (turns: boolean): FragmentProgram => ({
  id: `ascii/rain${turns ? "/turning" : ""}`,
  source: /* glsl */ `${MARKS_GLSL}
uniform vec4 uStrokes[${RAIN_SIGNS.length * 4}];
uniform sampler2D uGrounds;
uniform sampler2D uSigns;
uniform sampler2D uEdges;
float toStroke(vec2 p, vec4 stroke, vec2 box) {
  vec2 a = stroke.xy * box, ab = stroke.zw * box - a;
  float t = clamp(dot(p - a, ab) / max(dot(ab, ab), 1e-6), 0.0, 1.0);
  return length(p - a - ab * t);
}
vec4 shade(vec2 uv) {
  vec2 px = floor(uv * uResolution) + 0.5, cell = cellAt(px, uGrid, uResolution), at = (cell + 0.5) / uGrid;
  vec4 ground = texture(uGrounds, at), sign_ = texture(uSigns, at);
  float density = texture(uMarkGrounds, at).a;
  vec2 box = uResolution / uGrid, inner = box * vec2(0.78, 0.8), p = px - (cell + 0.5) * box;
  ${turns ? TURN_GLSL : ""}
  float code = floor(sign_.a + 0.5), half_ = floor(code * 0.5);
  p.x = code > half_ * 2.0 ? -p.x : p.x;
  p += inner * 0.5;
  int first = int(half_) * 4;
  float off = min(
    min(toStroke(p, uStrokes[first], inner), toStroke(p, uStrokes[first + 1], inner)),
    min(toStroke(p, uStrokes[first + 2], inner), toStroke(p, uStrokes[first + 3], inner)));
  float pen = max(min(box.x, box.y * 0.5) * mix(0.13, 0.22, density), 0.9);
  float covered = clamp(pen * 0.5 - off + 0.5, 0.0, 1.0) * min(pen, 1.0);
  return premultiply(mix(ground.rgb, sign_.rgb, covered), ground.a);
}`,
});
const RAIN = rainProgram(false);
const TURNING_RAIN = rainProgram(true);

const STROKES = RAIN_SIGNS.flat();

/** Draws falling signs that show the picture in green light. */
export function drawRain(stage: Stage, settings: AsciiSettings): Picture {
  const cell = { widthPx: settings.cellSize * 0.75, heightPx: settings.cellSize * 1.125 };
  const measured = measureCells(stage, cellGrid(stage, cell), settings);
  const size = { widthPx: measured.grid.columns, heightPx: measured.grid.rows, sampling: "nearest" } as const;
  const uniforms = { ...measured.marks, uColor: settings.color };
  const rain = stage.pass(settings.charRotation ? TURNING_RAIN : RAIN, {
    ...measured.marks,
    uGrounds: stage.pass(GROUNDS, uniforms, size),
    uSigns: stage.pass(SIGNS, uniforms, size),
    uStrokes: { vec4s: STROKES },
    uEdges: settings.charRotation ? edgeCells(stage, measured) : measured.uniforms.uCells,
  });
  return addGlow(stage, rain, {
    intensity: 0.45,
    threshold: 0.55,
    radiusPx: settings.cellSize * 1.5 * stage.scale,
  });
}
