import { cellMean } from "../../../draw/cell-mean";
import type { FragmentProgram, Picture, Stage } from "../../../draw/stage";
import { type SeparationTable, TABLE_NODES } from "./separation-table";

/** Contrast turns about middle grey as the eye sees it, 18 % of the light. */
const CONTRAST_GLSL = /* glsl */ `
  float steep = uContrast < 0.0 ? 1.0 + uContrast : 1.0 + 3.0 * uContrast;
  vec3 seen = pow(max(light, 0.0), vec3(1.0 / 2.4));
  light = pow(clamp((seen - 0.4895) * steep + 0.4895, 0.0, 1.0), vec3(2.4));`;

/** The mean light of each cell of the picture, every px of it read once, and how much of each ink prints it. */
const separateProgram = ({ key, glsl }: ReturnType<typeof cellMean>, isToned: boolean): FragmentProgram => ({
  id: `print/separate/${key}${isToned ? "/toned" : ""}`,
  source: /* glsl */ `
uniform sampler2D uTable;
uniform float uContrast;
vec4 node(vec3 at) {
  return texelFetch(uTable, ivec2(int(at.r) + ${TABLE_NODES} * int(at.b), int(at.g)), 0);
}
/** Between the nodes by tetrahedra that share the axis of greys, so that greys take nothing from colours. */
vec4 separate(vec3 srgb) {
  vec3 place = clamp(srgb, 0.0, 1.0) * ${TABLE_NODES - 1}.0;
  vec3 low = min(floor(place), ${TABLE_NODES - 2}.0), part = place - low;
  float most = max(part.r, max(part.g, part.b)), least = min(part.r, min(part.g, part.b));
  float middle = part.r + part.g + part.b - most - least;
  vec3 first = part.r == most ? vec3(1, 0, 0) : part.g == most ? vec3(0, 1, 0) : vec3(0, 0, 1);
  vec3 last = part.b == least ? vec3(0, 0, 1) : part.g == least ? vec3(0, 1, 0) : vec3(1, 0, 0);
  if (first == last) last = first.b > 0.5 ? vec3(1, 0, 0) : vec3(0, 0, 1);
  return node(low) * (1.0 - most) + node(low + first) * (most - middle)
    + node(low + 1.0 - last) * (middle - least) + node(low + 1.0) * least;
}
${key === "1x1" && !isToned ? AS_IT_IS : meanOf(glsl, isToned)}
vec4 shade(vec2 uv) { return separate(colorAt(uv)); }`,
});

const AS_IT_IS =
  "vec3 colorAt(vec2 uv) { return unpremultiply(texelFetch(uSource, ivec2(uv * uResolution), 0)); }";

const meanOf = (glsl: string, isToned: boolean) => /* glsl */ `
${glsl}
vec3 colorAt(vec2 uv) {
  vec3 light = cellMean(uv).rgb;
  ${isToned ? CONTRAST_GLSL : ""}
  return toSrgb(light);
}`;

/** The plates of a picture: in each channel the share that one ink covers, 0 to 1, on cells of about `stepPx`. */
export function makePlates(
  stage: Stage,
  table: SeparationTable,
  { stepPx, contrast }: { readonly stepPx: number; readonly contrast: number },
): Picture {
  const uTable = stage.fromBytes(table.bytes, table.widthPx, table.heightPx, "nearest");
  const count = (px: number) => Math.max(1, Math.round(px / Math.max(1, stepPx)));
  const size = { widthPx: count(stage.widthPx), heightPx: count(stage.heightPx) };
  const program = separateProgram(cellMean(stage.source, size), contrast !== 0);
  return stage.pass(program, { uTable, uContrast: contrast }, { ...size, sampling: "linear" });
}
