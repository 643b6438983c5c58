import type { Picture, UniformValue } from "../../draw/stage";
import type { LinkedProgram } from "./program";
import { asGpuPicture, type GpuPicture } from "./texture";

/** Flattens a uniform's value to numbers, or null for a picture. */
function numbersOf(value: UniformValue): readonly number[] | null {
  if (typeof value === "number") return [value];
  if (typeof value === "boolean") return [value ? 1 : 0];
  if (Array.isArray(value)) return value as readonly number[];
  if ("ints" in value) return value.ints;
  if ("vec3s" in value) return value.vec3s.flat();
  if ("vec4s" in value) return value.vec4s.flat();
  return null;
}

const pictureOf = (value: Picture | { readonly texels: Picture }): GpuPicture =>
  "texels" in value ? { ...asGpuPicture(value.texels), sampling: "nearest" } : asGpuPicture(value);

/**
 * Sets the uniforms of the bound program by the types it declares. Names that the program does not use are skipped,
 * because the driver removes what a constant makes unreachable. Pictures are bound to units in order.
 */
export function setUniforms(
  gl: WebGL2RenderingContext,
  program: LinkedProgram,
  values: Readonly<Record<string, UniformValue>>,
  bindPicture: (unit: number, picture: GpuPicture) => void,
): void {
  let unit = 0;
  for (const [name, value] of Object.entries(values)) {
    const uniform = program.uniforms.get(name);
    if (!uniform) continue;
    const { location, type } = uniform;
    const numbers = numbersOf(value);
    if (!numbers) {
      bindPicture(unit, pictureOf(value as Picture | { readonly texels: Picture }));
      gl.uniform1i(location, unit++);
    } else if (type === gl.FLOAT) gl.uniform1fv(location, numbers);
    else if (type === gl.FLOAT_VEC2) gl.uniform2fv(location, numbers);
    else if (type === gl.FLOAT_VEC3) gl.uniform3fv(location, numbers);
    else if (type === gl.FLOAT_VEC4) gl.uniform4fv(location, numbers);
    else if (type === gl.INT || type === gl.BOOL) gl.uniform1iv(location, numbers);
    else if (type === gl.INT_VEC2) gl.uniform2iv(location, numbers);
    else if (type === gl.FLOAT_MAT3) gl.uniformMatrix3fv(location, false, numbers);
    else throw new TypeError(`Uniform ${name} has a type that cannot be set`);
  }
}
