import type { FragmentProgram, GlyphAtlas, Sampling, UniformValue } from "../../draw/stage";
import { assembleFragment, FULLSCREEN_VERTEX, type LinkedProgram, linkProgram } from "./program";
import { createTargetPool, type Target, type TargetPool } from "./target-pool";
import type { GpuPicture } from "./texture";
import { setUniforms } from "./uniforms";

/** The browser cannot draw with WebGL2, or its context is gone. */
export class GraphicsUnavailableError extends Error {
  override readonly name = "GraphicsUnavailableError";
}

/** One WebGL2 context with its programs, targets and samplers. Everything that it makes, `dispose` deletes. */
export interface Device {
  readonly gl: WebGL2RenderingContext;
  readonly pool: TargetPool;
  readonly maxTextureSizePx: number;
  /** Kept glyph atlases by key. */
  readonly atlases: Map<string, GlyphAtlas & GpuPicture>;
  /** The linked program of that id, compiled at first use. */
  program(id: string, sources: () => { vertex: string; fragment: string }): LinkedProgram;
  /** Draws a full-target pass of a registry entry's program. */
  drawPass(
    program: FragmentProgram,
    uniforms: Readonly<Record<string, UniformValue>>,
    target: Target | null,
  ): void;
  /** Binds a target (null: the canvas of the given size) and sets the viewport to all of it. */
  bindTarget(target: Target | null, canvasSize?: { widthPx: number; heightPx: number }): void;
  /** Uses a program with uniforms; the caller draws. */
  use(program: LinkedProgram, uniforms: Readonly<Record<string, UniformValue>>): void;
  deletePicture(picture: GpuPicture): void;
  readonly isLost: boolean;
  dispose(): void;
}

/**
 * Opens the WebGL2 context of a canvas.
 * @throws GraphicsUnavailableError where there is no WebGL2.
 */
export function createDevice(canvas: HTMLCanvasElement | OffscreenCanvas): Device {
  const gl = canvas.getContext("webgl2", {
    alpha: false,
    antialias: false,
    depth: false,
    stencil: false,
    premultipliedAlpha: true,
    preserveDrawingBuffer: true,
    powerPreference: "high-performance",
  }) as WebGL2RenderingContext | null;
  if (!gl) throw new GraphicsUnavailableError("This browser cannot draw with WebGL2");

  const pool = createTargetPool(gl);
  const programs = new Map<string, LinkedProgram>();
  const samplers = createSamplers(gl);
  const vertexArray = gl.createVertexArray();
  const atlases = new Map<string, GlyphAtlas & GpuPicture>();
  gl.bindVertexArray(vertexArray);
  gl.disable(gl.DEPTH_TEST);
  gl.disable(gl.DITHER);

  const bindPicture = (unit: number, picture: GpuPicture) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, picture.texture);
    gl.bindSampler(unit, samplers[picture.sampling]);
  };
  const device: Device = {
    gl,
    pool,
    atlases,
    maxTextureSizePx: gl.getParameter(gl.MAX_TEXTURE_SIZE),
    program(id, sources) {
      const known = programs.get(id);
      if (known) return known;
      const { vertex, fragment } = sources();
      const linked = linkProgram(gl, id, vertex, fragment);
      programs.set(id, linked);
      return linked;
    },
    use(program, uniforms) {
      gl.useProgram(program.handle);
      setUniforms(gl, program, uniforms, bindPicture);
      gl.activeTexture(gl.TEXTURE0);
    },
    bindTarget(target, canvasSize) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, target?.framebuffer ?? null);
      const size = target ?? canvasSize;
      if (size) gl.viewport(0, 0, size.widthPx, size.heightPx);
    },
    drawPass(program, uniforms, target) {
      const linked = device.program(program.id, () => ({
        vertex: FULLSCREEN_VERTEX,
        fragment: assembleFragment(program),
      }));
      gl.disable(gl.BLEND);
      device.bindTarget(target);
      device.use(linked, uniforms);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    deletePicture: (picture) => gl.deleteTexture(picture.texture),
    get isLost() {
      return gl.isContextLost();
    },
    dispose() {
      pool.dispose();
      for (const program of programs.values()) gl.deleteProgram(program.handle);
      for (const sampler of Object.values(samplers)) gl.deleteSampler(sampler);
      for (const atlas of atlases.values()) gl.deleteTexture(atlas.texture);
      gl.deleteVertexArray(vertexArray);
      programs.clear();
      atlases.clear();
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
  return device;
}

function createSamplers(gl: WebGL2RenderingContext): Record<Sampling | "mipmap", WebGLSampler> {
  const create = (min: number, mag: number) => {
    const sampler = gl.createSampler();
    gl.samplerParameteri(sampler, gl.TEXTURE_MIN_FILTER, min);
    gl.samplerParameteri(sampler, gl.TEXTURE_MAG_FILTER, mag);
    gl.samplerParameteri(sampler, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.samplerParameteri(sampler, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return sampler;
  };
  const anisotropy = gl.getExtension("EXT_texture_filter_anisotropic");
  const mipmap = create(gl.LINEAR_MIPMAP_LINEAR, gl.LINEAR);
  if (anisotropy) gl.samplerParameterf(mipmap, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT, 8);
  return { nearest: create(gl.NEAREST, gl.NEAREST), linear: create(gl.LINEAR, gl.LINEAR), mipmap };
}
