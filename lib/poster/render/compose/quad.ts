import type { FragmentProgram, UniformValue } from "../../draw/stage";
import { type Affine, compose, scaling, translation } from "../../layout/affine";
import type { Device } from "../gl/device";
import { assembleFragment } from "../gl/program";
import type { Target } from "../gl/target-pool";

/**
 * A quad of a map from its own box to device px. `vUv` runs over the box, and a little beyond where `uBleed` is set,
 * so that a program can soften the box's edges itself.
 */
const QUAD_VERTEX = `#version 300 es
uniform mat3 uMatrix;
uniform vec2 uBleed;
out vec2 vUv;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vUv = mix(-uBleed, 1.0 + uBleed, corner);
  gl_Position = vec4((uMatrix * vec3(vUv, 1.0)).xy, 0.0, 1.0);
}`;

/** How a quad meets what is below it: laid over it, or written as it is. */
export type QuadBlend = "over" | "replace";

/**
 * Draws the unit square through `matrix` (unit square → device px) with a fragment program.
 * @param bleed how far the quad reaches beyond its box, as fractions of the box.
 */
export function drawQuad(
  device: Device,
  target: Target,
  program: FragmentProgram,
  matrix: Affine,
  uniforms: Readonly<Record<string, UniformValue>>,
  options: { blend?: QuadBlend; bleed?: readonly [number, number] } = {},
): void {
  const { gl } = device;
  const linked = device.program(`quad:${program.id}`, () => ({
    vertex: QUAD_VERTEX,
    fragment: assembleFragment(program),
  }));
  const [a, b, c, d, e, f] = compose(
    compose(translation(-1, -1), scaling(2 / target.widthPx, 2 / target.heightPx)),
    matrix,
  );
  device.bindTarget(target);
  if (options.blend === "replace") gl.disable(gl.BLEND);
  else {
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }
  device.use(linked, { ...uniforms, uMatrix: [a, b, 0, c, d, 0, e, f, 1], uBleed: options.bleed ?? [0, 0] });
  gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
}

/** Fills a target with one premultiplied colour. */
export function clearTarget(
  device: Device,
  target: Target,
  color: readonly [number, number, number, number],
): void {
  device.bindTarget(target);
  device.gl.clearColor(...color);
  device.gl.clear(device.gl.COLOR_BUFFER_BIT);
}
