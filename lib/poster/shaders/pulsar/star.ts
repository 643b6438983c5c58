import { hexToLight } from "@/lib/color";
import type { FragmentProgram, Picture, Stage } from "../../draw/stage";
import { STARS_GLSL } from "../stars";
import { hazeOf } from "../strokes/halo";
import { PULSAR_TURNS } from "./limits";

/** What the star is drawn from. Lengths in px of the reference canvas, angles in degrees, phase 0 to 1. */
export interface Star {
  readonly color: string;
  readonly accentColor: string;
  readonly backgroundColor: string;
  readonly size: number;
  readonly tilt: number;
  readonly roll: number;
  readonly waves: number;
  readonly stars: number;
  readonly glow: number;
  readonly phase: number;
}

/**
 * The beams stand along the magnetic axis, which turns round the axis of spin like a slanted rod; what is seen of it is
 * its projection. Around it lie the lines of a dipole, r = L sin² θ; outward runs the wind that it stirs, in spirals
 * in the plane of the equator, seen aslant.
 */
const STAR: FragmentProgram = {
  id: "shader/pulsar/star",
  source: /* glsl */ `
uniform vec3 uColor;
uniform vec3 uAccent;
uniform vec3 uGround;
uniform float uSize;
uniform vec2 uTurn;
uniform vec3 uAxis;
uniform float uSpin;
uniform float uWaves;
uniform float uStars;
${STARS_GLSL}
float beam(float along, float across, float facing) {
  float width = 0.012 + 0.085 * max(along, 0.0), d = across / width;
  float reach = 1.0 / (1.0 + 2.6 * max(along, 0.0));
  return exp(-d * d) * smoothstep(0.0, 0.06, along) * reach * (0.75 + 1.6 * facing * facing);
}
vec4 shade(vec2 uv) {
  vec2 sky = (uv - 0.5) * uResolution / uScale;
  vec2 p = mat2(uTurn.x, -uTurn.y, uTurn.y, uTurn.x) * sky / uSize;
  p.y = -p.y;
  float r = max(length(p), 1e-3), seen = length(uAxis.xy);
  vec2 dir = uAxis.xy / max(seen, 1e-3);
  float along = dot(p, dir), across = p.x * dir.y - p.y * dir.x;
  vec3 light = uGround + starsAt(sky, uStars) * smoothstep(0.0, 0.7, r);

  // Lines of the field. How close they lie is known, so they are as thin as wanted and fade where they crowd.
  float b = max(abs(across), 1e-3), v = 2.1 * log2(r * r * r / (b * b) / 0.3);
  vec2 steep = 3.0 * p / (r * r) - 2.0 / across * vec2(dir.y, -dir.x);
  float perPx = 2.1 / 0.6931 * length(steep) / (uSize * uScale);
  float line = abs(fract(v) - 0.5), off = (0.5 - line) / max(perPx, 1e-4);
  float inner = smoothstep(0.05, 0.14, r) * smoothstep(1.0, 0.3, r) * smoothstep(0.6, 0.15, perPx);
  light += uAccent * inner * (0.75 * exp(-off * off / max(1.0, uScale * uScale)) + 0.16 * exp(-off / (4.5 * uScale)));

  // The wind.
  vec2 q = vec2(p.x, p.y * 3.1);
  float far = length(q), turn = atan(q.y, q.x);
  float wave = 0.5 + 0.5 * cos(17.0 * far - 2.0 * (turn + uSpin));
  wave = wave * wave * wave;
  float wind = wave * wave * smoothstep(0.16, 0.5, far) * exp(-1.05 * far) * (1.0 + 0.5 * q.y / far);
  light += mix(uAccent, uColor, 0.25) * uWaves * 0.85 * max(wind, 0.0);

  light += uColor * 1.5 * (beam(along, across, max(uAxis.z, 0.0)) + beam(-along, across, max(-uAxis.z, 0.0)));
  // The star: a hard white point; it flares as a beam comes past.
  float flash = uAxis.z * uAxis.z, core = 0.03;
  flash = 1.0 + 3.0 * flash * flash * flash;
  light += mix(uColor, vec3(1.0), 0.7) * (6.0 * smoothstep(core, core * 0.55, r) + flash * (0.0035 / (r * r + 0.0025)));
  return vec4(light, 1.0);
}`,
};

const DEVELOP: FragmentProgram = {
  id: "shader/pulsar/develop",
  source: /* glsl */ `
uniform sampler2D uLight;
uniform sampler2D uHaze;
vec4 shade(vec2 uv) {
  vec3 light = texelFetch(uLight, ivec2(gl_FragCoord.xy), 0).rgb;
  light += texture(uHaze, uv).rgb;
  // What is brighter than white runs into white, as on film.
  return vec4(toSrgb(1.0 - exp(-1.2 * light)), 1.0);
}`,
};

/** Draws the star. */
export function drawStar(stage: Stage, star: Star): Picture {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const spin = 2 * Math.PI * PULSAR_TURNS * star.phase + stage.seed;
  const tilt = rad(star.tilt);
  const light = stage.pass(STAR, {
    uColor: hexToLight(star.color),
    uAccent: hexToLight(star.accentColor),
    uGround: hexToLight(star.backgroundColor),
    uSize: star.size,
    uTurn: [Math.cos(rad(star.roll)), Math.sin(rad(star.roll))],
    uAxis: [Math.sin(tilt) * Math.cos(spin), Math.cos(tilt), Math.sin(tilt) * Math.sin(spin)],
    uSpin: spin % (2 * Math.PI),
    uWaves: star.waves,
    uStars: star.stars,
  });
  return stage.pass(DEVELOP, {
    uLight: light,
    uHaze: hazeOf(
      stage,
      [light],
      { radiusPx: 24, strength: 0.25 * star.glow },
      { radiusPx: 120, strength: 0.4 * star.glow },
    ),
  });
}
