import type { z } from "zod";
import { hexToSrgb } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { DOT_SHAPES, thresholdRows } from "../families/halftone/spot";
import { SCREEN_GLSL } from "../families/print/screen-glsl";
import type { halftoneMonoSettings } from "./index";

/** Mean luminance (red) and alpha of small squares, exact and in linear light, so that no screen frequency beats with the picture's. */
const TONE: FragmentProgram = {
  id: "halftone/tone",
  source: /* glsl */ `
uniform vec2 uSourcePx;
vec4 shade(vec2 uv) {
  vec2 cell = uSourcePx / uResolution;
  ivec2 from = ivec2(floor(floor(uv * uResolution) * cell)), to = max(from + 1, ivec2(floor((floor(uv * uResolution) + 1.0) * cell)));
  to = min(to, ivec2(uSourcePx));
  float light = 0.0, alpha = 0.0, count = 0.0;
  for (int y = from.y; y < to.y; y++) for (int x = from.x; x < to.x; x++) {
    vec4 c = texelFetch(uSource, ivec2(x, y), 0);
    light += luminance(unpremultiply(c)) * c.a;
    alpha += c.a;
    count += 1.0;
  }
  return vec4(alpha > 0.0 ? light / alpha : 0.0, alpha / max(count, 1.0), 0.0, 1.0);
}`,
};

const SCREEN: FragmentProgram = {
  id: "halftone/screen",
  source: /* glsl */ `
uniform sampler2D uTone;
uniform float uPitchPx;
uniform vec2 uTurn;
uniform int uShape;
uniform float uLights;
uniform float uContrast;
uniform vec3 uInk;
uniform vec3 uPaper;
${SCREEN_GLSL}
vec4 shade(vec2 uv) {
  vec2 tone = texture(uTone, uv).rg;
  // Contrast turns about middle grey as the eye sees it, 18 % of the light.
  float steep = uContrast < 0.0 ? 1.0 + uContrast : 1.0 + 3.0 * uContrast;
  float seen = pow(max(tone.r, 0.0), 1.0 / 2.4);
  float light = pow(clamp((seen - 0.4895) * steep + 0.4895, 0.0, 1.0), 2.4);
  float share = mix(1.0 - light, light, uLights);
  // The screen turns about the middle of the poster, so that every size has the same dots.
  vec2 px = uv * uResolution - 0.5 * uResolution;
  mat2 turn = mat2(uTurn.x, -uTurn.y, uTurn.y, uTurn.x);
  float printed = printedShare(uShape, turn * px / uPitchPx, share, uPitchPx);
  vec3 mixed = toSrgb(mix(toLinear(uPaper), toLinear(uInk), printed));
  return premultiply(mixed, tone.g);
}`,
};

const lumaOf = (hex: string) => {
  const [red, green, blue] = hexToSrgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Prints the picture in one ink. */
export default defineDrawing<z.output<typeof halftoneMonoSettings>>({
  draw: (stage, settings) => {
    const pitchPx = settings.cellSize * stage.scale;
    // Three tones per dot keep type legible without tearing dots apart.
    const stepPx = Math.max(1, pitchPx / 3);
    const tone = stage.pass(
      TONE,
      { uSourcePx: [stage.widthPx, stage.heightPx] },
      { widthPx: Math.ceil(stage.widthPx / stepPx), heightPx: Math.ceil(stage.heightPx / stepPx) },
    );
    const angle = (settings.angle * Math.PI) / 180;
    return stage.pass(SCREEN, {
      uTone: tone,
      uThresholds: { vec4s: thresholdRows(settings.shape) },
      uPitchPx: pitchPx,
      uTurn: [Math.cos(angle), Math.sin(angle)],
      uShape: { ints: [DOT_SHAPES.indexOf(settings.shape)] },
      uLights: lumaOf(settings.ink) > lumaOf(settings.paper),
      uContrast: settings.contrast,
      uInk: hexToSrgb(settings.ink),
      uPaper: hexToSrgb(settings.paper),
    });
  },
});
