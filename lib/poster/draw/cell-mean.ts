import type { Picture } from "./stage";

/** Sides up to which the px of a cell are read one after another: without a GPU a loop takes longer than what is in it. */
const WRITTEN_OUT = 4;

/**
 * GLSL for programs with a pixel for each cell of the source: `vec4 cellMean(vec2 uv)`, the mean light of the cell's px,
 * not premultiplied, and their mean alpha. Altogether each px of the source is read once. Cell i covers the px whose
 * middle lies in it, so that every size has the same cells. `key` tells programs of different cells apart.
 */
export function cellMean(
  source: Picture,
  cells: { readonly widthPx: number; readonly heightPx: number },
): { readonly key: string; readonly glsl: string } {
  const [across, down] = [source.widthPx / cells.widthPx, source.heightPx / cells.heightPx];
  const isWhole = [across, down].every((side) => Number.isInteger(side) && side <= WRITTEN_OUT);
  return isWhole
    ? { key: `${across}x${down}`, glsl: wholeCells(across, down) }
    : { key: "any", glsl: ANY_CELLS };
}

const PX_GLSL = /* glsl */ `
void addPx(int x, int y, inout vec3 light, inout float alpha) {
  vec4 c = texelFetch(uSource, ivec2(x, y), 0);
  light += toLinear(unpremultiply(c)) * c.a;
  alpha += c.a;
}`;

const wholeCells = (across: number, down: number) => /* glsl */ `
${PX_GLSL}
vec4 cellMean(vec2 uv) {
  ivec2 from = ivec2(uv * uResolution) * ivec2(${across}, ${down});
  vec3 light = vec3(0.0);
  float alpha = 0.0;
  ${Array.from({ length: across * down }, (_, at) => `addPx(from.x + ${at % across}, from.y + ${Math.floor(at / across)}, light, alpha);`).join("\n  ")}
  return vec4(light / max(alpha, 1e-4), alpha / ${across * down}.0);
}`;

const ANY_CELLS = /* glsl */ `
${PX_GLSL}
vec4 cellMean(vec2 uv) {
  ivec2 sourcePx = textureSize(uSource, 0);
  vec2 cell = vec2(sourcePx) / uResolution, index = floor(uv * uResolution);
  ivec2 from = ivec2(ceil(index * cell - 0.5));
  ivec2 to = min(max(ivec2(ceil((index + 1.0) * cell - 0.5)), from + 1), sourcePx);
  vec3 light = vec3(0.0);
  float alpha = 0.0;
  for (int y = from.y; y < to.y; y++) for (int x = from.x; x < to.x; x++) addPx(x, y, light, alpha);
  ivec2 side = max(to - from, 1);
  return vec4(light / max(alpha, 1e-4), alpha / float(side.x * side.y));
}`;
