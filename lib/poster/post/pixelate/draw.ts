import type { z } from "zod";
import { hexToSrgb } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram, Picture, Stage } from "../../draw/stage";
import type { pixelateSettings } from "./index";
import { BLOCK_SHAPES, isStaggered, latticeStep } from "./shapes";

/** Halves a picture. Between the passes, pictures hold linear light, premultiplied; the first reads sRGB. */
const HALVE: FragmentProgram = {
  id: "post/pixelate/halve",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform vec2 uTexel;
uniform float uIsSrgb;
vec4 at(vec2 uv) {
  vec4 c = texture(uPicture, uv);
  return uIsSrgb > 0.5 ? vec4(toLinear(unpremultiply(c)) * c.a, c.a) : c;
}
vec4 shade(vec2 uv) {
  vec2 h = 0.5 * uTexel;
  return 0.25 * (at(uv - h) + at(uv + h) + at(uv + vec2(h.x, -h.y)) + at(uv + vec2(-h.x, h.y)));
}`,
};

/** One texel for each block: the mean of what lies under it. */
const BLOCKS: FragmentProgram = {
  id: "post/pixelate/blocks",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform float uIsSrgb;
uniform float uPitchPx;
uniform vec2 uStep;
uniform vec2 uWholePx;
uniform vec2 uCells;
uniform float uTaps;
vec4 shade(vec2 uv) {
  // Two rows of the table make one row of the grid: the second one is the shifted grid.
  vec2 cell = floor(uv * uResolution);
  float shifted = mod(cell.y, 2.0);
  vec2 grid = vec2(cell.x, floor(cell.y * 0.5)) - floor(uCells * 0.5) + 0.5 * shifted;
  vec2 middlePx = grid * uStep * uPitchPx + 0.5 * uWholePx;
  vec4 sum = vec4(0.0);
  for (float y = 0.5; y < uTaps; y++) {
    for (float x = 0.5; x < uTaps; x++) {
      vec2 place = middlePx + (vec2(x, y) / uTaps - 0.5) * uPitchPx * 0.96;
      // What lies outside of the picture does not count.
      if (any(lessThan(place, vec2(0.0))) || any(greaterThan(place, uWholePx))) continue;
      vec4 c = texture(uPicture, place / uWholePx);
      if (uIsSrgb > 0.5) c = vec4(toLinear(unpremultiply(c)) * c.a, c.a);
      sum += c;
    }
  }
  return sum.a > 0.0 ? vec4(toSrgb(sum.rgb / sum.a), 1.0) : vec4(0.0);
}`,
};

/** Shows at each pixel the block whose middle is nearest; borders are as soft as one pixel. */
const SHOW: FragmentProgram = {
  id: "post/pixelate/show",
  source: /* glsl */ `
uniform sampler2D uBlocks;
uniform float uPitchPx;
uniform vec2 uStep;
uniform vec2 uCells;
uniform float uStaggered;
uniform float uRound;
uniform float uGap;
uniform vec3 uGapColor;
vec3 block(vec2 grid) {
  float shifted = step(0.25, abs(fract(grid.x + 0.25) - 0.25));
  vec2 cell = floor(grid - 0.5 * shifted + 0.25) + floor(uCells * 0.5);
  return texelFetch(uBlocks, ivec2(int(cell.x), int(cell.y) * 2 + int(shifted)), 0).rgb;
}
vec4 shade(vec2 uv) {
  // In widths of a block, from the middle of the poster.
  vec2 p = (uv - 0.5) * uResolution / uPitchPx;
  vec2 nearest = vec2(0.0), second = vec2(0.0);
  float best = 1e9, next = 1e9;
  for (int k = 0; k < 8; k++) {
    if (k >= 4 && uStaggered < 0.5) break;
    float shift = k >= 4 ? 0.5 : 0.0;
    vec2 grid = floor(p / uStep - shift) + shift + vec2(k & 1, (k >> 1) & 1);
    vec2 away = p - grid * uStep;
    float d = dot(away, away);
    if (d < best) { second = nearest; next = best; nearest = grid; best = d; }
    else if (d < next) { second = grid; next = d; }
  }
  vec2 a = nearest * uStep, b = second * uStep;
  float toBorder = dot(0.5 * (a + b) - p, normalize(b - a));
  vec3 color = mix(block(second), block(nearest), clamp(toBorder * uPitchPx + 0.5, 0.0, 1.0));
  float inset = uRound > 0.5 ? 0.5 * (1.0 - uGap) - sqrt(best) : toBorder - 0.5 * uGap;
  float inside = uGap > 0.0 || uRound > 0.5 ? clamp(inset * uPitchPx + 0.5, 0.0, 1.0) : 1.0;
  float alpha = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0).a;
  return premultiply(toSrgb(mix(toLinear(uGapColor), toLinear(color), inside)), alpha);
}`,
};

/** Halves the source until a block is at most eight px wide, so that a few samples see all of it. */
function reduced(stage: Stage, pitchPx: number): { picture: Picture; isSrgb: boolean; blockPx: number } {
  let picture = stage.source;
  let blockPx = pitchPx;
  let isSrgb = true;
  while (blockPx > 8 && Math.min(picture.widthPx, picture.heightPx) > 1) {
    const size = { widthPx: Math.ceil(picture.widthPx / 2), heightPx: Math.ceil(picture.heightPx / 2) };
    const uTexel = [1 / picture.widthPx, 1 / picture.heightPx];
    picture = stage.pass(HALVE, { uPicture: picture, uTexel, uIsSrgb: isSrgb }, size);
    blockPx /= 2;
    isSrgb = false;
  }
  return { picture, isSrgb, blockPx };
}

/** Draws the picture in blocks; size 1 returns the source untouched. */
export default defineDrawing<z.output<typeof pixelateSettings>>({
  draw: (stage, { size, shape, gap, gapColor }) => {
    if (size <= 1) return stage.source;
    const pitchPx = size * stage.scale;
    const [stepX, stepY] = latticeStep(shape);
    const columns = 2 * Math.ceil(stage.widthPx / pitchPx / stepX / 2) + 4;
    const rows = 2 * Math.ceil(stage.heightPx / pitchPx / stepY / 2) + 4;
    const lattice = { uPitchPx: pitchPx, uStep: [stepX, stepY], uCells: [columns, rows] };
    const { picture, isSrgb, blockPx } = reduced(stage, pitchPx);
    const blocks = stage.pass(
      BLOCKS,
      {
        ...lattice,
        uPicture: picture,
        uIsSrgb: isSrgb,
        uWholePx: [stage.widthPx, stage.heightPx],
        uTaps: Math.max(1, Math.ceil(blockPx)),
      },
      { widthPx: columns, heightPx: rows * 2, sampling: "nearest" },
    );
    return stage.pass(SHOW, {
      ...lattice,
      uBlocks: blocks,
      uStaggered: isStaggered(shape),
      uRound: BLOCK_SHAPES[3] === shape,
      uGap: gap,
      uGapColor: hexToSrgb(gapColor),
    });
  },
});
