/** Up to so many px, whole floats are kept where they are quicker: 32 MiB a target. */
const FLOAT_PX = 2 ** 21;

/** Renderers that have no GPU, as WebGL names them. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * How the pixels of a target of some size are kept. Half floats on a GPU. Without one, each of them is taken apart and put
 * together again by many instructions, so that reading and writing them takes two to four times as long as that of whole
 * floats; those are kept unless the picture is so large that their memory matters more.
 */
export function targetFormats(gl: WebGL2RenderingContext): (widthPx: number, heightPx: number) => GLenum {
  const isFloat = gl.getExtension("EXT_color_buffer_float") !== null;
  if (!isFloat && !gl.getExtension("EXT_color_buffer_half_float")) return () => gl.RGBA8;
  // Targets are read between their pixels and blended into, which whole floats need leave for.
  const isWhole =
    isFloat &&
    SOFTWARE.test(rendererName(gl)) &&
    gl.getExtension("OES_texture_float_linear") !== null &&
    gl.getExtension("EXT_float_blend") !== null;
  return (widthPx, heightPx) => (isWhole && widthPx * heightPx <= FLOAT_PX ? gl.RGBA32F : gl.RGBA16F);
}

function rendererName(gl: WebGL2RenderingContext): string {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  return String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
}
