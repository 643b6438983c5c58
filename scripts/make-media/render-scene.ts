import type { Page } from "playwright-core";

/** What a scene needs from the renderer: its complete fragment shader and the size of the picture. */
export interface SceneJob {
  readonly fragmentSource: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Jittered samples a pixel; each is one evaluation of the scene. */
  readonly samples: number;
  /** Called with the finished share, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

// Small tiles keep one draw under the driver's time limit on a software renderer.
const TILE_PX = 128;

const prepare = ({ source, tilePx }: { source: string; tilePx: number }): string => {
  const canvas = document.createElement("canvas");
  canvas.width = tilePx;
  canvas.height = tilePx;
  const gl = canvas.getContext("webgl2");
  if (!gl?.getExtension("EXT_color_buffer_float")) throw new Error("WebGL2 with float targets is missing");
  const program = gl.createProgram();
  const attach = (kind: number, text: string): string => {
    const shader = gl.createShader(kind);
    if (!shader) return "no shader object";
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    return gl.getShaderParameter(shader, gl.COMPILE_STATUS) ? "" : (gl.getShaderInfoLog(shader) ?? "no log");
  };
  const vertex = "#version 300 es\nin vec2 p; void main() { gl_Position = vec4(p, 0.0, 1.0); }";
  let problem = attach(gl.VERTEX_SHADER, vertex) || attach(gl.FRAGMENT_SHADER, source);
  gl.bindAttribLocation(program, 0, "p");
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) problem ||= gl.getProgramInfoLog(program) ?? "no log";
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, tilePx, tilePx, 0, gl.RGBA, gl.FLOAT, null);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(
    gl.FRAMEBUFFER,
    gl.COLOR_ATTACHMENT0,
    gl.TEXTURE_2D,
    gl.getParameter(gl.TEXTURE_BINDING_2D),
    0,
  );
  gl.viewport(0, 0, tilePx, tilePx);
  const place = (name: string) => gl.getUniformLocation(program, name);
  const [origin, size, sample] = [place("uOrigin"), place("uResolution"), place("uSample")];

  const drawTile = (x: number, y: number, width: number, height: number, samples: number): string => {
    const sum = new Float32Array(tilePx * tilePx * 4);
    const one = new Float32Array(tilePx * tilePx * 4);
    gl.uniform2f(origin, x, y);
    gl.uniform2f(size, width, height);
    for (let index = 0; index < samples; index++) {
      gl.uniform1i(sample, index);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.readPixels(0, 0, tilePx, tilePx, gl.RGBA, gl.FLOAT, one);
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (one[i] ?? 0) / samples;
    }
    const bytes = new Uint8Array(sum.buffer);
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text);
  };
  Object.assign(globalThis, { drawTile });
  return problem;
};

/** A drawn scene, top row first. */
export interface Exposure {
  /** Linear RGB, three floats a pixel. */
  readonly light: Float32Array;
  /** What kind of surface each pixel shows; it jumps at edges. Guides the removal of noise. */
  readonly guide: Float32Array;
}

/**
 * Draws a scene tile by tile in a browser page.
 * @throws Error with the driver's log when the shader does not compile.
 */
export async function renderScene(page: Page, job: SceneJob): Promise<Exposure> {
  const { widthPx, heightPx, samples } = job;
  // tsx marks functions with a helper of its own, which a page does not have.
  await page.evaluate("globalThis.__name = (named) => named");
  const problem = await page.evaluate(prepare, { source: job.fragmentSource, tilePx: TILE_PX });
  if (problem) throw new Error(problem);
  const light = new Float32Array(widthPx * heightPx * 3);
  const guide = new Float32Array(widthPx * heightPx);
  const tiles: [number, number][] = [];
  for (let y = 0; y < heightPx; y += TILE_PX) for (let x = 0; x < widthPx; x += TILE_PX) tiles.push([x, y]);
  for (const [index, [x0, y0]] of tiles.entries()) {
    const call = `drawTile(${x0}, ${y0}, ${widthPx}, ${heightPx}, ${samples})`;
    const bytes = Buffer.from(await page.evaluate<string>(call), "base64");
    const tile = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    for (let y = 0; y < Math.min(TILE_PX, heightPx - y0); y++) {
      for (let x = 0; x < Math.min(TILE_PX, widthPx - x0); x++) {
        const from = (y * TILE_PX + x) * 4;
        const to = (heightPx - 1 - y0 - y) * widthPx + x0 + x;
        for (let c = 0; c < 3; c++) light[to * 3 + c] = tile[from + c] ?? 0;
        guide[to] = tile[from + 3] ?? 0;
      }
    }
    job.onProgress?.((index + 1) / tiles.length);
  }
  return { light, guide };
}
