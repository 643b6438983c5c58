import { hexToSrgb } from "@/lib/color";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import type { Box } from "../../layout/affine";
import type { Device } from "../gl/device";
import type { GpuPicture } from "../gl/texture";

/**
 * Brings the finished picture to eight bits. A value between two steps is rounded up or down by a fixed, fine-grained
 * threshold (interleaved gradient noise, Jimenez 2014), so that gradients do not band; a value on a step never moves.
 * Row 0 of a picture is its top and row 0 of the canvas its bottom, hence the flip.
 */
const PRESENT: FragmentProgram = {
  id: "render/present",
  source: /* glsl */ `
uniform vec4 uBox;
uniform vec2 uCanvasPx;
uniform vec3 uGround;
vec4 shade(vec2 uv) {
  vec2 px = vec2(uv.x, 1.0 - uv.y) * uCanvasPx;
#if FILLS
  vec4 c = texelFetch(uSource, ivec2(px), 0);
#else
  vec2 at = (px - uBox.xy) / uBox.zw;
  bool isInside = all(greaterThanEqual(at, vec2(0.0))) && all(lessThan(at, vec2(1.0)));
  vec4 c = isInside ? texture(uSource, at) : vec4(0.0);
#endif
  vec3 rgb = c.rgb + uGround * (1.0 - c.a);
  float noise = fract(52.9829189 * fract(dot(floor(px), vec2(0.06711056, 0.00583715)))) - 0.5;
  vec3 steps = clamp(rgb, 0.0, 1.0) * 255.0;
  return vec4(floor(steps + 0.5 + noise * 0.8) / 255.0, 1.0);
}`,
};

/** For a picture that is as large as the canvas and fills it: no place needs to be worked out, and none looked for. */
const PRESENT_WHOLE = variant(PRESENT, { FILLS: 1 });
const PRESENT_BOXED = variant(PRESENT, { FILLS: 0 });

/** Shows a picture in a box of the canvas, the rest in the ground colour. */
export function present(
  device: Device,
  picture: GpuPicture,
  canvas: { widthPx: number; heightPx: number },
  box: Box,
  groundColor: string,
): void {
  device.bindTarget(null, canvas);
  const { widthPx, heightPx } = canvas;
  const fills =
    box.x === 0 &&
    box.y === 0 &&
    box.width === widthPx &&
    box.height === heightPx &&
    picture.widthPx === widthPx &&
    picture.heightPx === heightPx;
  device.drawPass(
    fills ? PRESENT_WHOLE : PRESENT_BOXED,
    {
      uSource: { ...picture, sampling: "nearest" } as GpuPicture,
      uBox: [box.x, box.y, box.width, box.height],
      uCanvasPx: [canvas.widthPx, canvas.heightPx],
      uGround: hexToSrgb(groundColor),
    },
    null,
  );
}
