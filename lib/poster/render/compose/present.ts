import { hexToSrgb } from "@/lib/color";
import type { FragmentProgram } from "../../draw/stage";
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
  vec2 at = (px - uBox.xy) / uBox.zw;
  vec3 rgb = uGround;
  if (all(greaterThanEqual(at, vec2(0.0))) && all(lessThan(at, vec2(1.0)))) {
    vec4 c = texture(uSource, at);
    rgb = c.rgb + uGround * (1.0 - c.a);
  }
  float noise = fract(52.9829189 * fract(dot(floor(px), vec2(0.06711056, 0.00583715)))) - 0.5;
  vec3 steps = clamp(rgb, 0.0, 1.0) * 255.0;
  return vec4(floor(steps + 0.5 + noise * 0.8) / 255.0, 1.0);
}`,
};

/** Shows a picture in a box of the canvas, the rest in the ground colour. */
export function present(
  device: Device,
  picture: GpuPicture,
  canvas: { widthPx: number; heightPx: number },
  box: Box,
  groundColor: string,
): void {
  device.bindTarget(null, canvas);
  device.drawPass(
    PRESENT,
    {
      uSource: { ...picture, sampling: "nearest" } as GpuPicture,
      uBox: [box.x, box.y, box.width, box.height],
      uCanvasPx: [canvas.widthPx, canvas.heightPx],
      uGround: hexToSrgb(groundColor),
    },
    null,
  );
}
