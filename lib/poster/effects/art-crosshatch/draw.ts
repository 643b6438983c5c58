import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram, Picture } from "../../draw/stage";
import { flowOf } from "../families/art/flow";
import { INK_GLSL, inkUniforms } from "../families/art/ink";
import { reduced } from "../families/art/light";
import type { crosshatchSettings } from "./index";
import { LAYER_GLSL, LAYER_TURNS } from "./layer-shares";

/** Strokes lie at one of this many directions; between two of them each stroke decides for itself. */
const DIRECTIONS = 12;

/** Direction of the form from the first strokes' angle, in steps of half a turn / `DIRECTIONS`; 0 where there is none. */
const TURN_GLSL = /* glsl */ `
uniform sampler2D uFlow;
uniform float uAngle;
uniform float uPull;
float turnOf(vec2 uv) {
  vec3 g = texture(uFlow, uv).xyz;
  // The double angle has no sign to get wrong; a pull toward the set angle wins where the form is faint.
  vec2 form = -vec2(g.x - g.z, 2.0 * g.y);
  float c = cos(2.0 * uAngle), s = sin(2.0 * uAngle);
  vec2 turned = vec2(form.x * c + form.y * s + uPull, form.y * c - form.x * s);
  return atan(turned.y, turned.x) * ${(DIRECTIONS / (2 * Math.PI)).toFixed(7)};
}`;

/** Turns worked out once for all strokes. */
const TURNS: FragmentProgram = {
  id: "art/crosshatch-turns",
  source: `${TURN_GLSL}\nvec4 shade(vec2 uv) { return vec4(turnOf(uv), 0.0, 0.0, 1.0); }`,
};

/** One set of parallel strokes. `layer` and its turn are numbers, so that little is left to be worked out. */
const strokesOf = (layer: number, turning: boolean) => /* glsl */ `
/** How much of the pixel strokes along a direction cover where they are to cover a share of it. */
float strokes${layer}(vec2 p, vec2 first, float direction, float share, float taperFrom, float near, float blur) {
  vec2 along = ${turnedBy("first", LAYER_TURNS[layer] ?? 0)};
  vec2 across = vec2(-along.y, along.x);
  float s = dot(p, across) * uPerPitch, line = floor(s + 0.5), salt = direction + ${layer * DIRECTIONS}.0;
  float shift = fract(line * 0.618034 + salt * 0.37) + 0.4 * uLoose * sin(line * 2.3);
  float v = dot(p, along), at = v * uPerLength + shift, stroke = floor(at);
  vec3 r = random3(vec3(line, stroke, salt + uSeed * 61.0));
  ${
    turning
      ? `vec2 centre = p + along * ((stroke + 0.5 - shift) * uLength - v) + across * ((line - s) * uPitch);
  float off = turnAt(centre) + r.x - 0.5 - direction;
  // Directions are the same again after half a turn.
  off -= ${DIRECTIONS}.0 * floor(off * ${(1 / DIRECTIONS).toFixed(9)} + 0.5);`
      : ""
  }
  // Light tones have fewer strokes, not thinner ones.
  const float FINEST = 0.2;
  float width = share < FINEST ? FINEST * ease((1.25 / FINEST * share - r.y) * 4.0) : share;
  // Strokes end in a taper; what it takes away from their ink, they are broader by.
  float end = min(at - stroke, stroke + 1.0 - at) - 0.25 * uLoose * fract(r.x * 7.0);
  float taper = clamp(0.25 + end * 6.0, 0.0, 1.0) * uTaper;
  width *= mix(taper, 1.0, taperFrom) * min(1.0, near * 5.0);
  float stray = (r.z - 0.5) * uLoose * 0.5 * (1.0 - width);
  // Box filter of the stroke's profile.
  float most = min(1.0, width / blur);
  float covered = most * clamp((0.5 * (width + blur) - abs(s + stray - line)) / max(min(width, blur), 1e-4), 0.0, 1.0);
  return ${turning ? "abs(off) > 0.5 ? 0.0 : covered" : "covered"};
}`;

/** GLSL of a unit vector turned by an angle. */
function turnedBy(vector: string, angle: number): string {
  const [c, s] = [Math.cos(angle).toFixed(9), Math.sin(angle).toFixed(9)];
  return `vec2(${vector}.x * ${c} - ${vector}.y * ${s}, ${vector}.x * ${s} + ${vector}.y * ${c})`;
}

/** What one layer of strokes leaves bare. Those that turn are looked for along the two nearest directions. */
const layerOf = (layer: number, count: number, turning: boolean) => /* glsl */ `
  share = layerShare(density, ${layer}, ${count});
  taperFrom = ease((share - 0.5) * ${(1 / 0.45).toFixed(7)});
  covered = ${
    turning
      ? `max(strokes${layer}(p, lower, turn, share, taperFrom, 1.0 - near, blur), strokes${layer}(p, upper, next, share, taperFrom, near, blur))`
      : `strokes${layer}(p, uFirst, 0.0, share, taperFrom, 1.0, blur)`
  };
  if (share > 0.0) bare *= 1.0 - covered;`;

const program = (count: number, turning: boolean): FragmentProgram => {
  const layers = Array.from({ length: count }, (_, layer) => layer);
  return {
    id: `art/crosshatch/${turning ? "turning" : "ruled"}/${count}`,
    source: /* glsl */ `
${INK_GLSL}
${LAYER_GLSL}
${turning ? TURN_GLSL : ""}
uniform sampler2D uTurns;
uniform vec2 uFirst;
uniform float uPitch;
uniform float uPerPitch;
uniform float uLength;
uniform float uPerLength;
uniform float uLoose;
uniform float uTaper;
float turnAt(vec2 p) { return texture(uTurns, p * uScale / uResolution + 0.5).r; }
/** A soft step from 0 to 1. */
float ease(float x) { float t = clamp(x, 0.0, 1.0); return t * t * (3.0 - 2.0 * t); }
${layers.map((layer) => strokesOf(layer, turning)).join("\n")}
vec4 shade(vec2 uv) {
  vec2 p = (uv - 0.5) * uResolution / uScale;
  Tone tone = toneAt(uv);
  float blur = mix(1.0 / (uPitch * uScale), 1.0, tone.edge);
  ${
    turning
      ? `float exact = turnOf(uv), turn = floor(exact), near = exact - turn;
  float steps = turn * ${(Math.PI / DIRECTIONS).toFixed(9)}, c = cos(steps), s = sin(steps);
  vec2 lower = vec2(uFirst.x * c - uFirst.y * s, uFirst.x * s + uFirst.y * c);
  vec2 upper = ${turnedBy("lower", Math.PI / DIRECTIONS)};
  // After half a turn, lines run the other way round.
  if (turn < 0.0) { turn += ${DIRECTIONS}.0; lower = -lower; if (turn < ${DIRECTIONS - 1}.0) upper = -upper; }
  float next = turn + 1.0;
  if (next >= ${DIRECTIONS}.0) { next = 0.0; upper = uFirst; }`
      : ""
  }
  // The hand: everything sways a little.
  p += uLoose * 1.6 * sin(p.yx * 0.075 + 1.9 * sin(p * 0.031 + uSeed));
  float bare = 1.0, density = layerDensity(tone.wanted), share, taperFrom, covered;
  ${layers.map((layer) => layerOf(layer, count, turning)).join("\n  ")}
  // Deep blacks are closed by one more set, so that type and small things keep their form.
  vec2 across = ${turnedBy("uFirst", (2 * Math.PI) / DIRECTIONS)}.yx;
  bare *= 1.0 - stripes(dot(p, across) * uPerPitch, ease((tone.wanted - 0.88) * 10.0), blur);
  return inkOn(1.0 - bare, tone.alpha);
}`,
  };
};

/** Programs by whether strokes turn and by their layers. */
const PROGRAMS = [false, true].map((turning) => LAYER_TURNS.map((_, layer) => program(layer + 1, turning)));

/** How calmly strokes turn, and how fine the map of their directions is, px of the reference canvas. */
const FLOW_SIGMA_PX = 14;
const FLOW_STEP_PX = 3;

/** Draws the picture with a pen. */
export default defineDrawing<z.output<typeof crosshatchSettings>>({
  draw: (stage, settings) => {
    const { light, uniforms } = inkUniforms(stage, settings, settings.spacing * stage.scale);
    const angle = (settings.angle * Math.PI) / 180;
    const shared = {
      ...uniforms,
      uFirst: [Math.cos(angle), Math.sin(angle)],
      uPitch: settings.spacing,
      uPerPitch: 1 / settings.spacing,
      uLength: settings.length,
      uPerLength: 1 / settings.length,
      uLoose: settings.looseness,
      uTaper: 1 / (0.9 - 0.25 * settings.looseness),
    };
    const turns = settings.follow > 0;
    const drawn = PROGRAMS[Number(turns)]?.[settings.layers - 1];
    if (!drawn) throw new RangeError(`No strokes lie in ${settings.layers} layers`);
    // Ruled strokes read no map; any picture stands for it.
    if (!turns) return stage.pass(drawn, { ...shared, uTurns: light });
    const step = Math.max(1, FLOW_STEP_PX * stage.scale);
    const small = reduced(stage, light, step);
    const flow = flowOf(stage, small, small, (FLOW_SIGMA_PX * stage.scale) / step, true);
    // No pull at all would let noise decide where there is no form.
    const pull = 0.03 * (1 / settings.follow - 1) ** 2 + 1e-4;
    const turning = { uFlow: flow, uAngle: angle, uPull: pull };
    const uTurns = stage.pass(TURNS, turning, { ...sizeOf(small), sampling: "nearest" });
    return stage.pass(drawn, { ...shared, ...turning, uTurns });
  },
});

const sizeOf = ({ widthPx, heightPx }: Picture) => ({ widthPx, heightPx });
