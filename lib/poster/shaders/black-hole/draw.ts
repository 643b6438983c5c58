import type { z } from "zod";
import { hexToLight } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { loopPhase } from "../loop";
import { STARS_GLSL } from "../stars";
import { hazeOf } from "../strokes/halo";
import { drawGas, GAS_WIDTH } from "./disc-gas";
import type { blackHoleSettings } from "./index";
import {
  ANGLE_RANGE,
  lightPathTable,
  MAX_ANGLE,
  MAX_EXCESS,
  PATHS_HEIGHT,
  PATHS_WIDTH,
  SHADOW_RADIUS,
} from "./light-paths";
import { BLACK_HOLE_LOOP_SECONDS } from "./limits";

/** Inner edge of the disc in radii of the horizon: nearer, nothing can go round. */
const DISC_INNER = 3;

/**
 * The path of a pixel's light lies in a plane through the hole and the viewer. Where that plane cuts the disc is known by
 * geometry, once in front and once behind; the table of paths tells how far from the hole the light is there.
 * The shift of its frequency follows from the speed of the gas and the light's angular momentum about the axis.
 */
const HOLE: FragmentProgram = {
  id: "shader/black-hole",
  source: /* glsl */ `
uniform sampler2D uPaths;
uniform sampler2D uGas;
uniform vec2 uCentre;
uniform vec2 uTurn;
uniform float uShadowPx;
uniform vec2 uAxis;
uniform float uOuter;
uniform vec3 uHot;
uniform vec3 uCool;
uniform vec3 uSky;
uniform float uBeaming;
uniform float uTurbulence;
uniform float uStars;
const float INNER = ${DISC_INNER}.0;
float columnOf(float b) {
  float excess = b / ${SHADOW_RADIUS} - 1.0;
  return 0.5 + 0.5 * sign(excess) * pow(abs(excess) / ${MAX_EXCESS}.0, 1.0 / 3.0);
}
vec4 pathAt(float column, float angle) {
  vec2 at = vec2(column, angle / ${MAX_ANGLE});
  vec2 size = vec2(${PATHS_WIDTH}.0, ${PATHS_HEIGHT}.0);
  return texture(uPaths, (at * (size - 1.0) + 0.5) / size);
}
float gas(float turn, float r) {
  return texture(uGas, vec2((fract(turn) * ${GAS_WIDTH - 1}.0 + 0.5) / ${GAS_WIDTH}.0, r)).r;
}
/** Light and cover of the disc where the path meets it. */
vec4 discAt(float column, float angle, vec2 e, float b) {
  vec2 word = pathAt(column, angle).rg;
  float inverse = (word.x * 65280.0 + word.y * 255.0) / 65535.0, r = 1.0 / max(inverse, 1e-3);
  // How much of the disc one pixel shows: a lot in the thin images next to the shadow, whose streaks are then a mean.
  float shown = fwidth(r);
  if (r < INNER * 0.9 || r > uOuter) return vec4(0.0);
  float across = (r - INNER) / (uOuter - INNER);
  vec2 place = vec2(sin(angle) * e.x, cos(angle) * uAxis.y + sin(angle) * e.y * uAxis.x);
  float turn = atan(place.y, place.x) / 6.2831853;
  float n = gas(turn, across);
  n = mix(n, 0.5, smoothstep(0.15, 1.0, shown));
  float streaks = mix(1.0, 1.9 * pow(smoothstep(0.2, 0.8, n), 1.3) + 0.05, uTurbulence);
  float edge = smoothstep(INNER * 0.92, INNER * 1.12 + shown, r) * smoothstep(1.0, 0.55, across);
  float speed = sqrt(0.5 / (r * r * r));
  float shift = sqrt(max(1.0 - 1.5 / r, 0.02)) / max(1.0 - speed * b * e.x * uAxis.y, 0.2);
  float heat = pow(r / INNER, -1.6);
  float boost = mix(1.0, shift * shift * shift, uBeaming);
  vec3 color = mix(uCool, uHot, clamp(1.25 * heat * mix(1.0, shift, uBeaming) - 0.22, 0.0, 1.0));
  float light = edge * streaks * boost * (0.18 + 2.5 * heat * heat);
  return vec4(color * light, clamp(edge * (0.25 + 0.9 * streaks), 0.0, 1.0) * 0.92);
}
${STARS_GLSL}
vec4 shade(vec2 uv) {
  vec2 p = mat2(uTurn.x, -uTurn.y, uTurn.y, uTurn.x) * ((uv - uCentre) * uResolution / uScale);
  float away = max(length(p), 1e-3), b = away * ${SHADOW_RADIUS} / uShadowPx;
  vec2 e = p / away;
  float column = columnOf(b);
  // Space behind, as a far plane that the light comes from after its bend.
  vec3 light = vec3(0.0);
  float bentBy;
  if (column < 1.0) {
    vec2 word = pathAt(column, 0.0).ba;
    bentBy = (word.x * 65280.0 + word.y * 255.0) / 65535.0 * ${ANGLE_RANGE} - 3.1415927;
  } else bentBy = 2.0 / b + 2.95 / (b * b);
  float seen = smoothstep(0.0, 1.5, (away - uShadowPx) * uScale);
  if (seen > 0.0) {
    vec2 from = e * uShadowPx / ${SHADOW_RADIUS} * (b - 11.0 * bentBy);
    float band = dot(from, vec2(0.5, 0.86)) / 210.0;
    light = uSky * (0.8 + 1.6 * exp(-band * band) * (0.75 + 0.25 * sin(from.x * 0.013 + 1.4 * sin(from.y * 0.011)))) + starsAt(from, uStars);
    light *= seen;
  }
  if (b < uOuter + 3.0) {
    float first = atan(uAxis.x, e.y * uAxis.y);
    vec4 behind = discAt(column, first + 3.1415927, e, b), front = discAt(column, first, e, b);
    light = light * (1.0 - behind.a) + behind.rgb * 0.9;
    light = light * (1.0 - front.a) + front.rgb;
    // Light that went round the hole many times: a thin bright circle.
    float ring = (away - uShadowPx * 1.012) * uScale / max(1.0, 0.012 * uShadowPx * uScale);
    light += mix(uHot, vec3(1.0), 0.3) * 0.9 * exp(-ring * ring) * (1.0 - front.a) * mix(1.0, 1.0 + 0.6 * e.x, uBeaming);
  }
  return vec4(light, 1.0);
}`,
};

const DEVELOP: FragmentProgram = {
  id: "shader/black-hole/develop",
  source: /* glsl */ `
uniform sampler2D uLight;
uniform sampler2D uHaze;
uniform vec2 uCentre;
uniform float uShadowPx;
vec4 shade(vec2 uv) {
  float away = length((uv - uCentre) * uResolution / uScale) / uShadowPx;
  vec3 light = texelFetch(uLight, ivec2(gl_FragCoord.xy), 0).rgb;
  // The glow is the eye's, but it must not fill the shadow.
  float lit = mix(0.22, 1.0, smoothstep(0.6, 1.5, away));
  light += lit * texture(uHaze, uv).rgb;
  // What is brighter than white runs into white, as on film.
  return vec4(toSrgb(1.0 - exp(-1.3 * light)), 1.0);
}`,
};

/** The paths of light depend on nothing; they are computed when the first hole is drawn. */
let paths: Uint8Array | null = null;

/** Draws the hole. */
export default defineDrawing<z.output<typeof blackHoleSettings>>({
  draw: (stage, settings) => {
    paths ??= lightPathTable();
    const outer = settings.discSize * SHADOW_RADIUS;
    const phase = loopPhase(stage.timeSeconds, settings.speed, BLACK_HOLE_LOOP_SECONDS);
    const uCentre = [0.5 + settings.x / 2, 0.5 + settings.y / 2];
    const rollRad = (settings.roll * Math.PI) / 180;
    // From exactly above or the edge, plane and disc do not cut each other in a line.
    const tiltRad = (Math.min(89.5, Math.max(0.5, settings.inclination)) * Math.PI) / 180;
    const light = stage.pass(HOLE, {
      uPaths: stage.fromBytes(paths, PATHS_WIDTH, PATHS_HEIGHT, "linear"),
      uGas: drawGas(stage, [DISC_INNER, outer], phase),
      uCentre,
      uTurn: [Math.cos(rollRad), Math.sin(rollRad)],
      uShadowPx: settings.size,
      uAxis: [Math.cos(tiltRad), Math.sin(tiltRad)],
      uOuter: outer,
      uHot: hexToLight(settings.hotColor),
      uCool: hexToLight(settings.coolColor),
      uSky: hexToLight(settings.skyColor),
      uBeaming: settings.beaming,
      uTurbulence: settings.turbulence,
      uStars: settings.stars,
    });
    return stage.pass(DEVELOP, {
      uLight: light,
      uHaze: hazeOf(
        stage,
        [light],
        { radiusPx: 24, strength: 0.22 * settings.glow },
        { radiusPx: 110, strength: 0.3 * settings.glow },
      ),
      uCentre,
      uShadowPx: settings.size,
    });
  },
});
