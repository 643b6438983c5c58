import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { momentAt, SIGNAL_GLSL, seedOf } from "../families/glitch/signal";
import type { vhsSettings } from "./index";

/** How wide a sample of colour is at least, and how high a line, px of the reference canvas. */
const SAMPLE_PX = 2.5;
const LINE_PX = 2;

/** Colour differences of the source, a few px wide and a line high: all that a tape holds of colour. */
const CHROMA: FragmentProgram = {
  id: "vhs/chroma",
  source: /* glsl */ `
${SIGNAL_GLSL}
vec4 shade(vec2 uv) {
  vec2 sum = vec2(0.0);
  for (int i = 0; i < 4; i++) {
    vec4 c = texture(uSource, uv + (vec2(i, i & 1) - vec2(1.5, 0.5)) * vec2(0.25, 0.5) / uResolution);
    sum += toYiq(c.rgb).yz;
  }
  return vec4(sum * 0.25, 0.0, 1.0);
}`,
};

/** Colour that runs out to the right: each place hears what came before it on the line, ever fainter. */
const BLEED: FragmentProgram = {
  id: "vhs/bleed",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform float uReach;
vec4 shade(vec2 uv) {
  vec2 sum = vec2(0.0);
  float total = 0.0;
  for (int i = -1; i <= 9; i++) {
    float far = float(i) * 0.3;
    float weight = i < 0 ? 0.5 : exp(-far);
    // The line above is heard too: a comb filter.
    vec2 at = uv - vec2(far * uReach, 0.5) / uResolution;
    sum += texture(uPicture, at).xy * weight;
    total += weight;
  }
  return vec4(sum / total, 0.0, 1.0);
}`,
};

/** Smooth noise along one axis, -1 to 1, for a whole row. */
const DRIFT_GLSL = /* glsl */ `
float drift(float x, float row, float salt) {
  float i = floor(x), f = x - i;
  f = f * f * (3.0 - 2.0 * f);
  return mix(chance(i, row, salt, 0.0).x, chance(i + 1.0, row, salt, 0.0).x, f) * 2.0 - 1.0;
}`;

/** What happens to whole lines: how far each slips (red, px), how noisy it is (green), three random numbers less one. */
const LINES: FragmentProgram = {
  id: "vhs/lines",
  source: /* glsl */ `
${SIGNAL_GLSL}
${DRIFT_GLSL}
uniform float uJitter;
uniform float uTracking;
uniform float uHead;
uniform float uFrame;
vec4 shade(vec2 uv) {
  float lines = uResolution.y, line = floor(uv.y * lines), y = (line + 0.5) * ${LINE_PX}.0;
  vec3 r = chance(line, 0.0, 1.0, uFrame);
  // Lines tremble one by one, and sway together.
  float dx = uJitter * ((r.x - 0.5) * 0.55 + 0.8 * drift(line / 23.0 + uFrame * 0.37, floor(uFrame / 2.0), 2.0) * drift(line / 71.0, uFrame, 3.0));
  // The tracking band wanders up, its edges torn.
  float high = lines * ${LINE_PX}.0, band = mix(14.0, 60.0, uTracking), roll = high + 2.0 * band;
  float centre = high + band - mod(uFrame * 5.0 + chance(3.0, 1.0, 4.0, 0.0).x * roll, roll);
  float within = uTracking > 0.0 ? clamp(1.0 - abs(y - centre) / band, 0.0, 1.0) : 0.0;
  float torn = within * within * (0.35 + 0.65 * uTracking);
  dx += torn * (26.0 * drift(line / 5.0, uFrame, 5.0) + (r.y - 0.5) * 14.0);
  // Below, the heads change over in the last lines of the picture.
  float tall = mix(3.0, 15.0, uHead), below = uHead > 0.0 ? max(0.0, 1.0 - (lines - 1.0 - line) / tall) : 0.0;
  dx += below * below * (18.0 + 70.0 * uHead) * (0.7 + 0.3 * drift(uFrame * 0.5, 0.0, 6.0)) + step(0.001, below) * (r.z - 0.5) * 8.0 * uHead;
  return vec4(dx, torn, below * uHead, r.z);
}`,
};

const PLAY: FragmentProgram = {
  id: "vhs/play",
  source: /* glsl */ `
${SIGNAL_GLSL}
${DRIFT_GLSL}
uniform sampler2D uChroma;
uniform sampler2D uLines;
uniform float uSoft;
uniform float uNoise;
uniform float uDelay;
uniform float uFrame;
vec4 shade(vec2 uv) {
  vec2 size = uResolution / uScale, p = uv * size;
  float line = floor(p.y / ${LINE_PX}.0);
  vec4 state = texelFetch(uLines, ivec2(0, int(line)), 0);
  float torn = state.g, below = state.b, shift = state.a;
  vec2 at = vec2(p.x - state.r, p.y) / size;
  // Luma: a narrow band, and the player's sharpening that rings to the right of edges.
  float s = (0.35 + 1.15 * uSoft) / size.x;
  vec4 own = texture(uSource, at);
  vec3 weights = vec3(0.299, 0.587, 0.114);
  float y0 = dot(own.rgb, weights), yl = dot(texture(uSource, at - vec2(s, 0.0)).rgb, weights);
  float yr = dot(texture(uSource, at + vec2(s, 0.0)).rgb, weights), yf = dot(texture(uSource, at - vec2(3.2 * s, 0.0)).rgb, weights);
  float soft = 0.4 * y0 + 0.3 * yl + 0.3 * yr;
  float y = mix(y0, soft, min(1.0, uSoft * 2.5)) + uSoft * 0.34 * (soft - yf);
  vec2 chroma = texture(uChroma, at - vec2(uDelay / size.x, 0.0)).xy;
  // Snow: short streaks along the line; stains: broad and slow.
  vec3 snow = chance(floor(p.x / 1.5 + shift * 9.0), line, 7.0, uFrame);
  y += (snow.x + snow.y - 1.0) * uNoise * 0.26 * (1.0 - 0.5 * y);
  float along = p.x / 28.0 + shift * 3.0, rough = floor(along);
  vec3 stain = mix(chance(rough, floor(line / 2.0), 8.0, uFrame), chance(rough + 1.0, floor(line / 2.0), 8.0, uFrame), smoothstep(0.0, 1.0, along - rough));
  chroma += (stain.xy - 0.5) * 0.14 * uNoise;
  // Dropouts: the tape's coating is gone, a white streak that fades.
  float way = p.x / 90.0 + shift * 5.0;
  vec3 d = chance(line, floor(way), 10.0, uFrame);
  float start = fract(way) - d.y * 0.6;
  float lost = step(d.x, 0.0016 + 0.011 * uNoise * uNoise + 0.1 * torn) * step(0.0, start) * step(0.001, uNoise + torn);
  float streak = lost * exp(-start * mix(4.0, 22.0, d.z)) * (0.55 + 0.45 * snow.z);
  // In the band and at the change-over, noise takes the place of the signal in bursts.
  float burst = max(torn * 1.15, below * 0.9);
  float gone = smoothstep(1.0 - burst, 1.12 - burst * 0.55, drift(p.x / 9.0 + snow.z * 0.4, line + uFrame * 53.0, 11.0) * 0.5 + 0.5);
  y = mix(y, snow.x * snow.y * 1.25, gone * min(1.0, burst * 1.2));
  chroma *= 1.0 - max(streak, max(gone * burst, torn * 0.7));
  y = mix(y, 0.97, streak);
  return premultiply(clamp(fromYiq(vec3(y, chroma)), 0.0, 1.0), 1.0) * own.a;
}`,
};

/** Frames a second of the tape. */
const FRAMES = 25;

/** Plays the picture from a tape; the same seed and time give the same faults. */
export default defineDrawing<z.output<typeof vhsSettings>>({
  draw: (stage, settings) => {
    const { bleed, softness, jitter, tracking, noise, headSwitching } = settings;
    if (bleed + softness + jitter + tracking + noise + headSwitching === 0) return stage.source;
    const samplePx = SAMPLE_PX + bleed * 0.12;
    const size = {
      widthPx: Math.ceil(stage.widthPx / stage.scale / samplePx),
      heightPx: Math.ceil(stage.heightPx / stage.scale / LINE_PX),
    };
    const chroma = stage.pass(CHROMA, {}, size);
    const bled = stage.pass(BLEED, { uPicture: chroma, uReach: bleed / samplePx }, size);
    const moment = {
      uFrame: momentAt(stage.timeSeconds, FRAMES),
      uSeed: seedOf(stage.seed, settings.seed),
    };
    const lines = stage.pass(
      LINES,
      { uJitter: jitter, uTracking: tracking, uHead: headSwitching, ...moment },
      { widthPx: 1, heightPx: size.heightPx, sampling: "nearest" },
    );
    return stage.pass(PLAY, {
      uChroma: bled,
      uLines: lines,
      uSoft: softness,
      uNoise: noise,
      uDelay: bleed * 0.25,
      ...moment,
    });
  },
});
