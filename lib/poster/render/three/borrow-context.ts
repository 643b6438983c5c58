import type { WebGLRenderer } from "three";
import type { Device } from "../gl/device";

/**
 * Hands the device's context to three.js and takes it back.
 *
 * Two libraries on one context trip over each other's state. Three.js believes what it set last, so it is told to
 * forget before it draws; the device binds one vertex array and its own samplers, so those are put away before and
 * put back after. Covered: all that either side sets. Left open: another library that is given the same context.
 */
export function borrowContext<Result>(
  { gl }: Device,
  renderer: () => WebGLRenderer,
  draw: (renderer: WebGLRenderer) => Result,
): Result {
  const vertexArray: WebGLVertexArrayObject | null = gl.getParameter(gl.VERTEX_ARRAY_BINDING);
  const units: number = gl.getParameter(gl.MAX_TEXTURE_IMAGE_UNITS);
  // A sampler object overrules what three.js says about a texture.
  for (let unit = 0; unit < units; unit++) gl.bindSampler(unit, null);
  // Before it knows the context, three.js uploads pictures as if nobody had set anything.
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  const borrowed = renderer();
  borrowed.resetState();
  try {
    return draw(borrowed);
  } finally {
    borrowed.resetState();
    gl.bindVertexArray(vertexArray);
  }
}
