import type { z } from "zod";
import { hexToLight } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import { loopPhase } from "../loop";
import type { glassSettings } from "./index";
import { LAMPS, lampsAt } from "./lamps";
import { GLASS_LOOP_SECONDS, GLASS_PATTERNS } from "./limits";

/** Width of a pixel of the picture behind the glass, in px of the reference canvas; it has soft edges only. */
const BACKDROP_STEP_PX = 2.5;

/** How far around the poster the picture behind the glass goes on, as a share of its sides. */
const MARGIN = 0.12;

/** The lights behind the glass, in linear light. Written out for each: loops over arrays are slow without a GPU. */
const BACKDROP: FragmentProgram = {
  id: "shader/glass/backdrop",
  source: /* glsl */ `
uniform vec3 uGround;
uniform vec4 uLamps[${LAMPS}];
uniform vec4 uForms[${LAMPS}];
uniform vec3 uColors[${LAMPS}];
uniform vec2 uCanvas;
vec4 shade(vec2 uv) {
  vec2 at = (uv - 0.5) * (1.0 + 2.0 * ${MARGIN}) * uCanvas, p;
  vec3 light = uGround;
  float there;
  ${Array.from(
    { length: LAMPS },
    (_, lamp) => `
  p = (at - uLamps[${lamp}].xy) / uLamps[${lamp}].z;
  there = smoothstep(1.0, 0.35, length(p * vec2(1.0, uLamps[${lamp}].w)));
  // A bright edge on one side, a slow fade to the other: like a crescent.
  there *= 0.35 + 0.65 * smoothstep(-0.45, 0.75, dot(p, uForms[${lamp}].xy));
  light = mix(light, uColors[${lamp}], there);`,
  ).join("")}
  return vec4(light, 1.0);
}`,
};

const PANE: FragmentProgram = {
  id: "shader/glass",
  source: /* glsl */ `
uniform sampler2D uBackdrop;
uniform float uRib;
uniform vec2 uTurn;
uniform float uRefraction;
uniform float uDispersion;
uniform float uFrost;
uniform float uShine;
uniform vec3 uTint;
uniform vec2 uCanvas;
vec3 behind(vec2 p) { return texture(uBackdrop, p / (uCanvas * (1.0 + 2.0 * ${MARGIN})) + 0.5).rgb; }
vec4 shade(vec2 uv) {
  vec2 p = (uv - 0.5) * uCanvas, lean;
  float crease = 0.0, px = 1.0 / (uRib * uScale);
  mat2 turn = mat2(uTurn.x, -uTurn.y, uTurn.y, uTurn.x);
  // lean: slope of the pane, -1 to 1 over a rib. crease: how near the pixel is to where two ribs meet.
#if PATTERN == 0
    float x = (turn * p).x / uRib + 0.5, u = 2.0 * fract(x) - 1.0;
    lean = vec2(u, 0.0) * turn;
    crease = smoothstep(1.0 - 0.1 - 2.0 * px, 1.0, abs(u));
#elif PATTERN == 1
    float r = length(p), u = 2.0 * fract(r / uRib) - 1.0;
    float out_ = smoothstep(0.0, 0.35 * uRib, r);
    lean = u * p / max(r, 1e-3) * out_;
    crease = smoothstep(1.0 - 0.1 - 2.0 * px, 1.0, abs(u)) * out_;
#elif PATTERN == 2
    vec2 u = 2.0 * fract(turn * p / uRib + 0.5) - 1.0, a = abs(u);
    // A block is flat in its middle and bevelled at its edge.
    vec2 bevel = u * u * u * (0.35 + 0.65 * a * a) + 0.3 * u;
    lean = bevel * turn;
    crease = smoothstep(1.0 - 0.05 - 2.0 * px, 1.0, max(a.x, a.y));
#else
    vec2 q = p * (5.2 / uRib);
    vec3 start = 6.2831853 * random3(vec3(87.0, 3.0, uSeed));
    vec2 w = q + vec2(sin(0.83 * q.y + start.x) + 0.6 * sin(1.7 * q.x + start.y), cos(0.79 * q.x + start.z) + 0.6 * cos(1.9 * q.y + start.x));
    lean = 0.75 * vec2(cos(w.x) * (1.0 + 0.4 * sin(w.y)), cos(w.y) * (1.0 - 0.4 * sin(w.x)));
#endif
  // Grain of frosted glass lies on the reference canvas, half a px wide.
  vec3 chance = random3(vec3(floor(p * 2.0), 5.0));
  vec2 grain = chance.xy + fract(chance.z * vec2(61.0, 173.0)) - 1.0;
  float reach = uRefraction * uRib * 1.9;
  vec2 bent = p - lean * reach * (0.55 + 0.45 * dot(lean, lean)) + grain * uFrost * (10.0 + 0.5 * uRib);
  vec2 apart = lean * uDispersion * (4.0 + 0.32 * uRib);
  vec3 light = vec3(behind(bent - apart).r, behind(bent).g, behind(bent + apart).b);
  light = mix(light, light * 0.82 + 0.07, uFrost) * uTint;
  // A window to the upper left, mirrored on the slopes that face it, and a dark line where ribs meet.
  float facing = dot(lean, vec2(-0.72, -0.69));
#if PATTERN == 3
  float glint = 0.8 * pow(max(facing, 0.0), 4.0);
#else
  float glint = smoothstep(0.5, 0.68, facing) * smoothstep(0.92, 0.74, facing);
#endif
  float rim = dot(lean, lean);
  light *= 1.0 - 0.45 * crease * uRefraction;
  light += (1.0 - light) * uShine * (0.42 * glint + 0.1 * rim * rim);
  return vec4(toSrgb(clamp(light, 0.0, 1.0)), 1.0);
}`,
};

/** Draws the lights and the pane in front of them. */
export default defineDrawing<z.output<typeof glassSettings>>({
  draw: (stage, settings) => {
    const canvas = [stage.widthPx / stage.scale, stage.heightPx / stage.scale] as const;
    const step = BACKDROP_STEP_PX * stage.scale;
    const lamps = lampsAt(
      canvas,
      stage.seed,
      loopPhase(stage.timeSeconds, settings.speed, GLASS_LOOP_SECONDS),
    );
    const [ground = "#000000", ...colors] = settings.colors;
    const backdrop = stage.pass(
      BACKDROP,
      {
        uGround: hexToLight(ground),
        uLamps: { vec4s: lamps.map(({ x, y, radius, squash }) => [x, y, radius, squash] as const) },
        uForms: { vec4s: lamps.map(({ turn }) => [Math.cos(turn), Math.sin(turn), 0, 0] as const) },
        uColors: { vec3s: lamps.map((_, index) => hexToLight(colors[index % colors.length] ?? ground)) },
        uCanvas: canvas,
      },
      { widthPx: Math.ceil(stage.widthPx / step), heightPx: Math.ceil(stage.heightPx / step) },
    );
    const angleRad = (settings.angle * Math.PI) / 180;
    return stage.pass(variant(PANE, { PATTERN: GLASS_PATTERNS.indexOf(settings.pattern) }), {
      uBackdrop: backdrop,
      uRib: settings.ribWidth,
      uTurn: [Math.cos(angleRad), Math.sin(angleRad)],
      uRefraction: settings.refraction,
      uDispersion: settings.dispersion,
      uFrost: settings.frost,
      uShine: settings.shine,
      uTint: hexToLight(settings.tint),
      uCanvas: canvas,
    });
  },
});
