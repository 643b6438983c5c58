import { hexToLight } from "@/lib/color";
import type { FragmentProgram, Picture, Stage } from "../../draw/stage";
import { variant } from "../../draw/variant";
import { hazeOf } from "../strokes/halo";
import { PEAK_LINES } from "./limits";

/** What the signal is drawn from. Lengths in px of the reference canvas, phase 0 to 1. */
export interface Signal {
  readonly color: string;
  readonly accentColor: string;
  readonly backgroundColor: string;
  readonly size: number;
  readonly lines: number;
  readonly lineWidth: number;
  readonly peak: number;
  readonly glow: number;
  readonly phase: number;
}

/** Height of every line (rows) at every column of the poster, in lines, and its slope, in px per px. */
const HEIGHTS: FragmentProgram = {
  id: "shader/pulsar/heights",
  source: /* glsl */ `
uniform float uPhase;
uniform float uHalf;
uniform float uLift;
uniform float uSpacing;
uniform float uWidth;
/** A pulse: bumps in the middle, each of its own place, width and height, that swell and ebb in whole turns. */
float pulse(float x, float line) {
  float sum = 0.0;
  for (float k = 0.0; k < 7.0; k++) {
    vec3 r = random3(vec3(line, k, 3.0 + uSeed * 977.0)), s = random3(vec3(line, k, 4.0 + uSeed * 977.0));
    float place = (r.x + r.y - 1.0) * 0.62, width = 0.03 + 0.085 * r.z;
    float beat = 0.65 + 0.35 * sin(6.2831853 * (uPhase * (1.0 + floor(s.y * 3.0)) + s.z));
    float d = (x - place) / width;
    sum += (0.12 + 0.88 * s.x * s.x) * beat * exp(-d * d) * exp(-2.2 * place * place * 2.5);
  }
  float hiss = 0.0;
  for (float k = 1.0; k < 4.0; k++) {
    vec3 r = random3(vec3(line, k, 5.0 + uSeed * 977.0));
    hiss += sin(x * (31.0 + 37.0 * k + 9.0 * r.x) + 6.2831853 * (r.y + uPhase * floor(1.0 + 2.0 * r.z))) / k;
  }
  float middle = exp(-3.6 * x * x);
  // Never higher than one, without a flat top.
  return 1.0 - exp(-1.9 * max(0.8 * sum * middle + 0.011 * hiss * (0.35 + 1.3 * middle), -0.05) * (1.0 - smoothstep(0.92, 1.0, abs(x))));
}
vec4 shade(vec2 uv) {
  float line = floor(uv.y * uResolution.y), x = (uv.x - 0.5) * uWidth / uHalf, e = 0.6 / uHalf;
  float low = pulse(x - e, line), high = pulse(x + e, line);
  return vec4(0.5 * (low + high) * uLift, (high - low) / 1.2 * uLift * uSpacing, 0.0, 1.0);
}`,
};

/**
 * From the front line backwards: where a pixel lies below a line, that line hides all behind it. Linear light; alpha is
 * how much of the pixel is ink.
 */
function linesProgram(lift: number): FragmentProgram {
  const ahead = Math.ceil(lift) + 1;
  const rows = Array.from({ length: ahead + 2 }, (_, index) => ahead - index);
  return {
    id: `shader/pulsar/lines/${ahead}`,
    source: /* glsl */ `
uniform sampler2D uHeights;
uniform vec3 uColor;
uniform vec3 uAccent;
uniform float uLines;
uniform float uHalf;
uniform float uSpacing;
uniform float uLineWidth;
uniform float uLift;
uniform vec2 uCanvas;
vec4 shade(vec2 uv) {
  vec2 p = (uv - 0.5) * uCanvas;
  // In lines from the topmost; the whole hangs a little low, because peaks rise.
  float y = p.y / uSpacing + 0.5 * (uLines - 1.0) - 0.2 * uLift, last = floor(y);
  int column = int(gl_FragCoord.x);
  float halfPx = 0.5 * uLineWidth * uScale + 0.5, thin = min(1.0, uLineWidth * uScale);
  float line, below, cover, here, ink = 0.0, height = 0.0, open = 1.0;
  vec2 form;
  ${rows
    .map(
      (row) => `
  line = last + ${row}.0;
  here = line < 0.0 || line > uLines - 1.0 ? 0.0 : open;
  form = texelFetch(uHeights, ivec2(column, int(clamp(line, 0.0, uLines - 1.0))), 0).rg;
  // px below the line, square to it.
  below = (y - line + form.x) * uSpacing * uScale * inversesqrt(1.0 + form.y * form.y);
  cover = clamp(halfPx - abs(below), 0.0, 1.0) * thin;
  ink += here * cover;
  height += here * cover * form.x;
  open -= here * (1.0 - (1.0 - cover) * clamp(0.5 - below, 0.0, 1.0));`,
    )
    .join("")}
  float ends = clamp((uHalf - abs(p.x)) * uScale + 0.5, 0.0, 1.0);
  vec3 color = mix(uColor, uAccent, smoothstep(0.15, 0.8, height / max(ink * uLift, 0.01)));
  return vec4(color, 1.0) * ink * ends;
}`,
  };
}

/** Puts the lines on their ground, with their glow. */
const PAPER: FragmentProgram = {
  id: "shader/pulsar/paper",
  source: /* glsl */ `
uniform sampler2D uInk;
uniform sampler2D uHaze;
uniform vec3 uGround;
vec4 shade(vec2 uv) {
  vec4 ink = texelFetch(uInk, ivec2(gl_FragCoord.xy), 0);
  vec3 light = uGround * (1.0 - ink.a) + ink.rgb;
#if GLOWS
  light += (1.0 - light) * (1.0 - exp(-texture(uHaze, uv).rgb));
#endif
  return vec4(toSrgb(light), 1.0);
}`,
};

/** Draws the signal. */
export function drawSignal(stage: Stage, signal: Signal): Picture {
  const canvas = { widthPx: stage.widthPx / stage.scale, heightPx: stage.heightPx / stage.scale };
  const spacing = (0.72 * canvas.heightPx) / signal.lines;
  const lift = signal.peak * PEAK_LINES;
  const heights = stage.pass(
    HEIGHTS,
    { uPhase: signal.phase, uHalf: signal.size, uLift: lift, uSpacing: spacing, uWidth: canvas.widthPx },
    { widthPx: stage.widthPx, heightPx: signal.lines, sampling: "nearest" },
  );
  const ink = stage.pass(linesProgram(lift), {
    uHeights: heights,
    uColor: hexToLight(signal.color),
    uAccent: hexToLight(signal.accentColor),
    uLines: signal.lines,
    uHalf: signal.size,
    uSpacing: spacing,
    uLineWidth: signal.lineWidth,
    uLift: lift,
    uCanvas: [canvas.widthPx, canvas.heightPx],
  });
  const glows = signal.glow > 0;
  return stage.pass(variant(PAPER, { GLOWS: glows ? 1 : 0 }), {
    uInk: ink,
    uHaze: glows
      ? hazeOf(
          stage,
          [ink],
          { radiusPx: 20, strength: 0.7 * signal.glow },
          { radiusPx: 70, strength: 0.4 * signal.glow },
        )
      : ink,
    uGround: hexToLight(signal.backgroundColor),
  });
}
