import type { FragmentProgram } from "../../draw/stage";
import { type Affine, type Box, compose, scaling, translation } from "../../layout/affine";
import type { Fill } from "../../schema/fill";
import type { Device } from "../gl/device";
import type { Target } from "../gl/target-pool";
import type { GpuPicture } from "../gl/texture";
import { matrixUniform, paintGlsl, paintShapeOf, paintUniforms, premultiplied } from "./paint";
import { clearTarget, drawQuad } from "./quad";

/** A rasterised layer that already stands on whole device pixels. */
export interface Surface {
  readonly picture: GpuPicture;
  /** Where it stands in the target, whole px. */
  readonly box: Box;
}

/** A program that calls `paint`, to be given that of a fill. */
type PaintedProgram = FragmentProgram;

function painted(program: PaintedProgram, fill: Fill): FragmentProgram {
  const shape = paintShapeOf(fill);
  return {
    id: `${program.id}/${shape.kind}/${shape.stops}`,
    source: `${paintGlsl(shape)}\n${program.source}`,
  };
}

const COPY: FragmentProgram = {
  id: "render/surface",
  source: /* glsl */ `
uniform float uOpacity;
vec4 shade(vec2 uv) { return texture(uSource, uv) * uOpacity; }`,
};

const SHAPE: PaintedProgram = {
  id: "render/shape",
  source: /* glsl */ `
uniform mat3 uToBox;
uniform vec4 uStroke;
uniform float uOpacity;
vec4 shade(vec2 uv) {
  vec2 mask = texture(uSource, uv).rg;
  vec2 boxPx = (uToBox * vec3(uv, 1.0)).xy;
  vec4 fill = paint(boxPx) * mask.r;
  vec4 stroke = uStroke * mask.g;
  return (stroke + fill * (1.0 - stroke.a)) * uOpacity;
}`,
};

const quadOf = (box: Box): Affine => compose(translation(box.x, box.y), scaling(box.width, box.height));

/** Lays a coloured surface (text, placeholder) over a target. */
export function drawSurface(device: Device, target: Target, surface: Surface, opacity: number): void {
  drawQuad(device, target, COPY, quadOf(surface.box), { uSource: surface.picture, uOpacity: opacity });
}

/** Lays a mask (red: inside, green: outline) over a target, painted with a fill and a stroke colour. */
export function drawShapeMask(
  device: Device,
  target: Target,
  mask: Surface,
  style: {
    readonly fill: Fill;
    readonly strokeColor: string;
    readonly strokeOpacity: number;
    readonly opacity: number;
    /** Device px → the shape's box in px. */
    readonly toBox: Affine;
    readonly widthPx: number;
    readonly heightPx: number;
  },
): void {
  drawQuad(device, target, painted(SHAPE, style.fill), quadOf(mask.box), {
    uSource: mask.picture,
    uToBox: matrixUniform(compose(style.toBox, quadOf(mask.box))),
    uStroke: premultiplied(style.strokeColor, style.strokeOpacity),
    uOpacity: style.opacity,
    ...paintUniforms(style.fill, style.widthPx, style.heightPx),
  });
}

const FILL: PaintedProgram = {
  id: "render/fill",
  source: /* glsl */ `
uniform float uOpacity;
vec4 shade(vec2 uv) { return paint(uv * uPaintBox) * uOpacity; }`,
};

/** Paints a whole target with a fill. An opaque one is written without blending, which costs software graphics dearly. */
export function drawFill(device: Device, target: Target, fill: Fill, opacity: number): void {
  const opaque = opacity >= 1 && isOpaque(fill);
  if (opaque && fill.type === "solid") {
    clearTarget(device, target, premultiplied(fill.color, 1));
    return;
  }
  const { widthPx, heightPx } = target;
  drawQuad(
    device,
    target,
    painted(FILL, fill),
    scaling(widthPx, heightPx),
    { uOpacity: opacity, ...paintUniforms(fill, widthPx, heightPx) },
    { blend: opaque ? "replace" : "over" },
  );
}

function isOpaque(fill: Fill): boolean {
  if (fill.type === "none") return false;
  return fill.type === "solid" ? fill.opacity >= 1 : fill.stops.every((stop) => stop.opacity >= 1);
}
