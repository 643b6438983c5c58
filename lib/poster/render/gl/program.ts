import { SHARED_GLSL } from "../../draw/glsl";
import type { FragmentProgram } from "../../draw/stage";

/** A fragment program that the driver refused: carries the entry's id and the driver's log. */
export class ShaderCompileError extends Error {
  override readonly name = "ShaderCompileError";
  constructor(
    readonly programId: string,
    readonly log: string,
  ) {
    super(`The shader "${programId}" does not compile: ${log}`);
  }
}

/** A linked program with its uniforms by name (array uniforms without `[0]`). */
export interface LinkedProgram {
  readonly handle: WebGLProgram;
  readonly uniforms: ReadonlyMap<string, { readonly location: WebGLUniformLocation; readonly type: number }>;
}

/** Covers the target with one triangle; row 0 of a target is its top, so v runs downward without a flip. */
export const FULLSCREEN_VERTEX = `#version 300 es
out vec2 vUv;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
  vUv = corner;
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/** The whole fragment source of a registry entry's program. */
export function assembleFragment(program: FragmentProgram): string {
  return `#version 300 es\n${SHARED_GLSL}\n${program.source}\nvoid main() { fragColor = shade(vUv); }\n`;
}

/**
 * Compiles and links a program.
 * @throws ShaderCompileError with the driver's log.
 */
export function linkProgram(
  gl: WebGL2RenderingContext,
  id: string,
  vertex: string,
  fragment: string,
): LinkedProgram {
  const handle = gl.createProgram();
  const shaders = [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const;
  const logs: string[] = [];
  for (const [type, source] of shaders) {
    const shader = gl.createShader(type);
    if (!shader) throw new ShaderCompileError(id, "the graphics context is lost");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) logs.push(gl.getShaderInfoLog(shader) ?? "no log");
    gl.attachShader(handle, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(handle);
  if (!gl.getProgramParameter(handle, gl.LINK_STATUS)) {
    logs.push(gl.getProgramInfoLog(handle) ?? "no log");
    gl.deleteProgram(handle);
    throw new ShaderCompileError(id, logs.join("\n").slice(0, 2000));
  }
  return { handle, uniforms: readUniforms(gl, handle) };
}

function readUniforms(gl: WebGL2RenderingContext, handle: WebGLProgram): LinkedProgram["uniforms"] {
  const uniforms = new Map<string, { location: WebGLUniformLocation; type: number }>();
  const count: number = gl.getProgramParameter(handle, gl.ACTIVE_UNIFORMS);
  for (let index = 0; index < count; index++) {
    const info = gl.getActiveUniform(handle, index);
    const location = info && gl.getUniformLocation(handle, info.name);
    if (info && location) uniforms.set(info.name.replace(/\[0\]$/, ""), { location, type: info.type });
  }
  return uniforms;
}
