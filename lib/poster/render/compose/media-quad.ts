import type { FragmentProgram } from "../../draw/stage";
import { type Affine, compose, scaling, translation } from "../../layout/affine";
import type { Device } from "../gl/device";
import type { Target } from "../gl/target-pool";
import type { GpuPicture } from "../gl/texture";
import { drawQuad } from "./quad";

const TONED_GLSL = /* glsl */ `
uniform vec4 uCrop;
uniform vec3 uTone;
uniform float uOpacity;
/** The media at a place of its box, toned as CSS filters do. */
vec4 tonedAt(vec2 uv) {
  vec4 c = texture(uSource, uCrop.xy + clamp(uv, 0.0, 1.0) * uCrop.zw);
  vec3 rgb = unpremultiply(c) * uTone.x;
  rgb = (rgb - 0.5) * uTone.y + 0.5;
  float grey = dot(rgb, vec3(0.2126, 0.7152, 0.0722));
  rgb = clamp(mix(vec3(grey), rgb, uTone.z), 0.0, 1.0);
  return premultiply(rgb, c.a) * uOpacity;
}`;

/** Media whose box covers whole pixels: nothing is softened. */
const WHOLE: FragmentProgram = {
  id: "render/media-whole",
  source: `${TONED_GLSL}\nvec4 shade(vec2 uv) { return tonedAt(uv); }`,
};

/** Media in any box: corners rounded, edges softened over one pixel whatever the rotation. */
const MEDIA: FragmentProgram = {
  id: "render/media",
  source: /* glsl */ `
${TONED_GLSL}
uniform vec2 uBoxPx;
uniform float uRadiusPx;
vec4 shade(vec2 uv) {
  vec2 p = (uv - 0.5) * uBoxPx;
  float r = min(uRadiusPx, min(uBoxPx.x, uBoxPx.y) * 0.5);
  vec2 q = abs(p) - uBoxPx * 0.5 + r;
  float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r;
  float coverage = clamp(0.5 - d / max(length(vec2(dFdx(d), dFdy(d))), 1e-6), 0.0, 1.0);
  if (coverage <= 0.0) return vec4(0.0);
  return tonedAt(uv) * coverage;
}`,
};

/** How a picture is put into its box; lengths in px of the box's own space. */
export interface MediaQuad {
  readonly picture: GpuPicture;
  /** Box → device px. */
  readonly matrix: Affine;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Natural size of the media, for its shape. */
  readonly mediaWidthPx: number;
  readonly mediaHeightPx: number;
  readonly objectFit: "cover" | "contain" | "fill";
  readonly cornerRadiusPx: number;
  readonly tone: { readonly brightness: number; readonly contrast: number; readonly saturation: number };
  readonly opacity: number;
}

/** Draws media over a target. */
export function drawMedia(device: Device, target: Target, media: MediaQuad): void {
  const { widthPx, heightPx, mediaWidthPx, mediaHeightPx } = media;
  if (widthPx <= 0 || heightPx <= 0 || mediaWidthPx <= 0 || mediaHeightPx <= 0) return;
  const coverScale = Math.max(widthPx / mediaWidthPx, heightPx / mediaHeightPx);
  const containScale = Math.min(widthPx / mediaWidthPx, heightPx / mediaHeightPx);
  const contains = media.objectFit === "contain";
  const boxWidthPx = contains ? mediaWidthPx * containScale : widthPx;
  const boxHeightPx = contains ? mediaHeightPx * containScale : heightPx;
  const shownX = media.objectFit === "cover" ? widthPx / (mediaWidthPx * coverScale) : 1;
  const shownY = media.objectFit === "cover" ? heightPx / (mediaHeightPx * coverScale) : 1;
  const box = compose(
    translation((widthPx - boxWidthPx) / 2, (heightPx - boxHeightPx) / 2),
    scaling(boxWidthPx, boxHeightPx),
  );
  const [a, b, c, d] = media.matrix;
  const pixelX = Math.hypot(a, b) * boxWidthPx;
  const pixelY = Math.hypot(c, d) * boxHeightPx;
  const toDevice = compose(media.matrix, box);
  const isWhole = media.cornerRadiusPx === 0 && coversWholePixels(toDevice);
  drawQuad(
    device,
    target,
    isWhole ? WHOLE : MEDIA,
    toDevice,
    {
      uSource: media.picture,
      uBoxPx: [boxWidthPx, boxHeightPx],
      uCrop: [(1 - shownX) / 2, (1 - shownY) / 2, shownX, shownY],
      uRadiusPx: media.cornerRadiusPx,
      uTone: [media.tone.brightness, media.tone.contrast, media.tone.saturation],
      uOpacity: media.opacity,
    },
    { bleed: isWhole ? [0, 0] : [1 / Math.max(pixelX, 1), 1 / Math.max(pixelY, 1)] },
  );
}

/** Whether the unit square becomes an upright box whose edges lie between pixels. */
function coversWholePixels([a, b, c, d, e, f]: Affine): boolean {
  const isWhole = (px: number) => Math.abs(px - Math.round(px)) < 1e-4;
  return b === 0 && c === 0 && [e, f, e + a, f + d].every(isWhole);
}
