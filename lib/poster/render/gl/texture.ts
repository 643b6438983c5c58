import type { Picture, Sampling } from "../../draw/stage";

/** A picture with its GPU objects; `framebuffer` is null for pictures that are only read. */
export interface GpuPicture extends Picture {
  readonly texture: WebGLTexture;
  readonly framebuffer: WebGLFramebuffer | null;
  readonly sampling: Sampling | "mipmap";
}

/** Narrows a stage's picture to the GPU's: every picture that a stage hands out is one. */
export function asGpuPicture(picture: Picture): GpuPicture {
  if (!("texture" in picture)) throw new TypeError("A picture that no renderer made was passed to a stage");
  return picture as GpuPicture;
}

/** What texImage2D takes directly. Premultiplied on upload, row 0 at the top. */
export type TextureSource =
  | HTMLCanvasElement
  | OffscreenCanvas
  | HTMLImageElement
  | HTMLVideoElement
  | ImageBitmap
  | VideoFrame;

/** Uploads a source into a texture (a new one without `texture`). Mipmaps make strong downscaling smooth. */
export function uploadTexture(
  gl: WebGL2RenderingContext,
  source: TextureSource,
  size: { widthPx: number; heightPx: number },
  options: { mipmaps?: boolean; sampling?: Sampling; texture?: WebGLTexture } = {},
): GpuPicture {
  const texture = options.texture ?? gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.BROWSER_DEFAULT_WEBGL);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
  if (options.mipmaps) gl.generateMipmap(gl.TEXTURE_2D);
  return {
    ...size,
    texture,
    framebuffer: null,
    sampling: options.mipmaps ? "mipmap" : (options.sampling ?? "nearest"),
  };
}

/** A texture from RGBA bytes, premultiplied, top row first. */
export function textureFromBytes(
  gl: WebGL2RenderingContext,
  bytes: Uint8Array,
  widthPx: number,
  heightPx: number,
  sampling: Sampling,
): GpuPicture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, widthPx, heightPx, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  return { widthPx, heightPx, texture, framebuffer: null, sampling };
}
