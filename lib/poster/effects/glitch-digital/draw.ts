import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { momentAt, SIGNAL_GLSL, seedOf } from "../families/glitch/signal";
import type { glitchDigitalSettings } from "./index";

/** The mean of each block: all that is left of one when its detail is lost. */
const MEANS: FragmentProgram = {
  id: "digital/means",
  source: /* glsl */ `
uniform vec2 uBlockUv;
vec4 shade(vec2 uv) {
  vec2 corner = floor(uv * uResolution) * uBlockUv;
  vec4 sum = vec4(0.0);
  for (int y = 0; y < 4; y++) for (int x = 0; x < 4; x++) {
    sum += texture(uSource, min(corner + (vec2(x, y) + 0.5) * 0.25 * uBlockUv, 1.0));
  }
  return sum / 16.0;
}`,
};

const DECODE: FragmentProgram = {
  id: "digital/decode",
  source: /* glsl */ `
${SIGNAL_GLSL}
uniform sampler2D uMeans;
uniform float uAmount;
uniform float uBlock;
uniform float uShift;
uniform float uColor;
uniform float uMoment;
const float PI = 3.14159265;
/** Some faults stay until the next key frame, others for a moment only. */
float lasting(float which) { return which < 0.5 ? floor(uMoment / 4.0) : uMoment + 0.5; }
vec4 shade(vec2 uv) {
  vec2 size = uResolution / uScale, p = uv * size;
  vec2 count = ceil(size / uBlock), block = floor(p / uBlock);
  vec2 jump = vec2(0.0);
  // Damage comes in patches, wider than high: whole regions of the picture lose their data together.
  float patchy = valueNoise(block / vec2(6.0, 2.4) + 37.0 * chance(0.0, 0.0, 1.0, lasting(0.0)).xy);
  float danger = uAmount * (5.0 * pow(patchy, 7.0) + 0.6 * uAmount * uAmount);

  // A slice: from a random block on, the rest of the row is decoded wrongly.
  vec3 slice = chance(block.y, 0.0, 2.0, lasting(chance(block.y, 1.0, 3.0, 0.0).x));
  float from = floor(slice.y * count.x * 1.2), span = ceil(count.x * (0.15 + 0.85 * slice.z));
  bool sliced = slice.x < uAmount * 0.3 && block.x >= from && block.x < from + span;
  vec3 kind = chance(block.y, 5.0, 4.0, lasting(0.0));
  float tint = 0.0;
  if (sliced) {
    // Motion is lost: the slice shows its neighbourhood, in whole blocks.
    jump.x += (floor((kind.x * 2.0 - 1.0) * uShift / uBlock + 0.5) + sign(kind.x - 0.5)) * uBlock;
    if (kind.y < 0.35) jump.y += (floor(kind.z * 5.0) - 2.0) * uBlock;
    tint = kind.y;
    // Or the first block's edge is drawn on and on.
    if (kind.z > 0.72) jump.x = from * uBlock - p.x - 0.5;
  }

  // Rows of lines that slip, a few px high, as when a line counter is wrong.
  float strip = floor(p.y / (uBlock * 0.25));
  vec3 slip = chance(strip, 0.0, 6.0, uMoment);
  vec3 zone = chance(floor(p.y / (uBlock * 2.5)), 0.0, 7.0, uMoment);
  if (zone.x < uAmount * 0.28 && slip.x < 0.6) jump.x += (zone.y - 0.5) * uShift * 1.1 + (slip.y - 0.5) * uShift * 0.3;

  // Single blocks.
  vec3 own = chance(block.x, block.y, 8.0, lasting(chance(block.x, block.y, 9.0, 0.0).x));
  vec3 more = chance(block.x, block.y, 10.0, lasting(0.0));
  bool broken = own.x < danger * 0.4;
  if (broken && own.y < 0.55) jump += floor((more.xy - 0.5) * 2.0 * uShift / uBlock + 0.5) * uBlock * vec2(1.0, 0.5);

  vec2 at = fract((p + jump) / size);
  vec4 c = texture(uSource, at);
  vec3 yiq = toYiq(unpremultiply(c));
  float alpha = c.a;
  if (broken && own.y > 0.45) {
    // Detail is lost: the mean is left, or one wave of the transform.
    vec4 mean = texelFetch(uMeans, ivec2(min(floor(at * size / uBlock), count - 1.0)), 0);
    vec3 flatYiq = toYiq(unpremultiply(mean));
    vec2 inside = fract(p / uBlock), wave = floor(more.xy * vec2(4.0, 4.0));
    float pattern = cos(PI * wave.x * (inside.x + 0.03125)) * cos(PI * wave.y * (inside.y + 0.03125));
    yiq = flatYiq + vec3(own.y > 0.72 && wave.x + wave.y > 0.0 ? pattern * 0.3 * more.z : 0.0, 0.0, 0.0);
    alpha = mean.a;
  }
  // Colour of its own: a wrong offset turns a slice or block green or magenta.
  bool tinted = (sliced && tint > 1.0 - 0.45 * uColor) || (broken && more.z < 0.3 * uColor);
  if (tinted) yiq += vec3(0.0, kind.z - 0.5, (sliced ? kind.x : more.x) - 0.5) * vec3(0.0, 0.5, 0.75);
  vec3 rgb = clamp(fromYiq(yiq), 0.0, 1.0);

  // Flipped bits: runs of samples in which a high bit of one channel is wrong.
  float cell = max(1.0, uBlock * 0.125);
  vec2 sampleAt = floor(p / cell);
  vec3 run = chance(floor(p.x / (uBlock * 3.0) + 7.0 * chance(sampleAt.y, 0.0, 11.0, 0.0).x), sampleAt.y, 12.0, uMoment);
  if (run.x < danger * uColor * 0.3) {
    ivec3 bytes = ivec3(rgb * 255.0 + 0.5);
    int bit = 1 << (5 + int(run.y * 2.99)), channel = int(run.z * 2.99);
    if (channel == 0) bytes.r ^= bit; else if (channel == 1) bytes.g ^= bit; else bytes.b ^= bit;
    rgb = vec3(bytes) / 255.0;
  }
  return premultiply(rgb, alpha);
}`,
};

/** Decodes the picture from a damaged stream; the same seed and time give the same faults. */
export default defineDrawing<z.output<typeof glitchDigitalSettings>>({
  draw: (stage, settings) => {
    if (settings.amount === 0) return stage.source;
    const blockPx = settings.blockSize * stage.scale;
    const means = stage.pass(
      MEANS,
      { uBlockUv: [blockPx / stage.widthPx, blockPx / stage.heightPx] },
      {
        widthPx: Math.ceil(stage.widthPx / blockPx),
        heightPx: Math.ceil(stage.heightPx / blockPx),
        sampling: "nearest",
      },
    );
    return stage.pass(DECODE, {
      uMeans: means,
      uAmount: settings.amount,
      uBlock: settings.blockSize,
      uShift: settings.shift,
      uColor: settings.color,
      uMoment: momentAt(stage.timeSeconds, settings.rate),
      uSeed: seedOf(stage.seed, settings.seed),
    });
  },
});
