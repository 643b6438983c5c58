import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
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

/** The strokes. Those that turn look at the two nearest directions, the others lie at one. */
const program = (id: string, turning: boolean): FragmentProgram => ({
  id,
  source: /* glsl */ `
${INK_GLSL}
${LAYER_GLSL}
${TURN_GLSL}
uniform sampler2D uTurns;
uniform vec3 uDirections[${DIRECTIONS}];
uniform vec3 uLayerTurns[4];
uniform float uPitch;
uniform float uLength;
uniform float uLoose;
uniform int uLayers;
float turnAt(vec2 p) {
  vec2 at = clamp(p * uScale / uResolution + 0.5, 0.0, 0.9999);
  return texelFetch(uTurns, ivec2(at * vec2(textureSize(uTurns, 0))), 0).r;
}
/** One set of parallel strokes: how much of the pixel it covers where strokes are to cover a share of it. */
float strokes(vec2 p, int direction, int layer, float share, float near, float blur) {
  vec2 first = uDirections[direction].xy, turn = uLayerTurns[layer].xy;
  vec2 along = vec2(first.x * turn.x - first.y * turn.y, first.x * turn.y + first.y * turn.x);
  vec2 across = vec2(-along.y, along.x);
  float s = dot(p, across) / uPitch, line = floor(s + 0.5), salt = float(direction + layer * ${DIRECTIONS});
  float shift = fract(line * 0.618034 + salt * 0.37) + 0.4 * uLoose * sin(line * 2.3);
  float v = dot(p, along), at = v / uLength + shift, stroke = floor(at);
  vec3 r = random3(vec3(line, stroke, salt + uSeed * 61.0));
  ${
    turning
      ? `vec2 centre = p + along * ((stroke + 0.5 - shift) * uLength - v) + across * (line - s) * uPitch;
  float off = turnAt(centre) + r.x - 0.5 - float(direction);
  // Directions are the same again after half a turn.
  off -= ${DIRECTIONS}.0 * floor(off / ${DIRECTIONS}.0 + 0.5);
  if (abs(off) > 0.5) return 0.0;`
      : ""
  }
  // Light tones have fewer strokes, not thinner ones.
  const float FINEST = 0.2;
  float width = share < FINEST ? FINEST * smoothstep(0.0, 0.25, 1.25 * share / FINEST - r.y) : share;
  // Strokes end in a taper; what it takes away from their ink, they are broader by.
  float end = min(at - stroke, stroke + 1.0 - at) - 0.25 * uLoose * fract(r.x * 7.0);
  float taper = clamp(0.25 + end * 6.0, 0.0, 1.0) / (0.9 - 0.25 * uLoose);
  width *= mix(taper, 1.0, smoothstep(0.5, 0.95, share));
  width *= min(1.0, near * 5.0);
  float stray = (r.z - 0.5) * uLoose * 0.5 * (1.0 - width);
  // Box filter of the stroke's profile.
  float most = min(1.0, width / blur);
  return most * clamp((0.5 * (width + blur) - abs(s + stray - line)) / max(min(width, blur), 1e-4), 0.0, 1.0);
}
vec4 shade(vec2 uv) {
  vec2 p = (uv - 0.5) * uResolution / uScale;
  Tone tone = toneAt(uv);
  float blur = mix(1.0 / (uPitch * uScale), 1.0, tone.edge);
  ${
    turning
      ? `float exact = turnOf(uv), near = exact - floor(exact);
  int turn = int(floor(exact));`
      : ""
  }
  // The hand: everything sways a little.
  p += uLoose * 1.6 * sin(p.yx * 0.075 + 1.9 * sin(p * 0.031 + uSeed));
  float bare = 1.0;
  for (int layer = 0; layer < uLayers; layer++) {
    float share = layerShare(tone.wanted, layer, uLayers);
    if (share <= 0.0) break;
    ${
      turning
        ? `float lower = strokes(p, (turn + ${DIRECTIONS}) % ${DIRECTIONS}, layer, share, 1.0 - near, blur);
    float upper = strokes(p, (turn + ${DIRECTIONS + 1}) % ${DIRECTIONS}, layer, share, near, blur);
    bare *= 1.0 - max(lower, upper);`
        : "bare *= 1.0 - strokes(p, 0, layer, share, 1.0, blur);"
    }
  }
  // Deep blacks are closed by one more set, so that type and small things keep their form.
  vec2 across = vec2(uDirections[2].y, uDirections[2].x);
  bare *= 1.0 - stripes(dot(p, across) / uPitch, smoothstep(0.88, 0.98, tone.wanted), blur);
  return inkOn(1.0 - bare, tone.alpha);
}`,
});

const RULED = program("art/crosshatch-ruled", false);
const TURNING = program("art/crosshatch-turning", true);

/** How calmly strokes turn, and how fine the map of their directions is, px of the reference canvas. */
const FLOW_SIGMA_PX = 14;
const FLOW_STEP_PX = 3;

const unitVector = (angle: number) => [Math.cos(angle), Math.sin(angle), 0] as const;

/** Draws the picture with a pen. */
export default defineDrawing<z.output<typeof crosshatchSettings>>({
  draw: (stage, settings) => {
    const { light, uniforms } = inkUniforms(stage, settings, settings.spacing * stage.scale);
    const angle = (settings.angle * Math.PI) / 180;
    const shared = {
      ...uniforms,
      uDirections: {
        vec3s: Array.from({ length: DIRECTIONS }, (_, step) =>
          unitVector(angle + (step * Math.PI) / DIRECTIONS),
        ),
      },
      uLayerTurns: { vec3s: LAYER_TURNS.map(unitVector) },
      uPitch: settings.spacing,
      uLength: settings.length,
      uLoose: settings.looseness,
      uLayers: { ints: [settings.layers] },
    };
    if (settings.follow === 0) return stage.pass(RULED, shared);
    const step = Math.max(1, FLOW_STEP_PX * stage.scale);
    const small = reduced(stage, light, step);
    const flow = flowOf(stage, small, small, (FLOW_SIGMA_PX * stage.scale) / step, true);
    // No pull at all would let noise decide where there is no form.
    const pull = 0.03 * (1 / settings.follow - 1) ** 2 + 1e-4;
    const turning = { uFlow: flow, uAngle: angle, uPull: pull };
    return stage.pass(TURNING, { ...shared, ...turning, uTurns: stage.pass(TURNS, turning, small) });
  },
});
