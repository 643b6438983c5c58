import type { z } from "zod";
import { hexToLight, hexToSrgb } from "@/lib/color";
import { cellMean } from "../../draw/cell-mean";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { DOT_SHAPES, keptThresholds } from "../families/halftone/spot";
import { thresholdPicture } from "../families/halftone/thresholds";
import { SCREEN_GLSL } from "../families/print/screen-glsl";
import type { halftoneMonoSettings } from "./index";

/** Mean luminance (red) and alpha of small squares, exact and in linear light, so that no screen frequency beats with the picture's. */
const toneProgram = ({ key, glsl }: ReturnType<typeof cellMean>): FragmentProgram => ({
  id: `halftone/tone/${key}`,
  source: /* glsl */ `
${glsl}
vec4 shade(vec2 uv) {
  vec4 mean = cellMean(uv);
  return vec4(dot(mean.rgb, vec3(0.2126, 0.7152, 0.0722)), mean.a, 0.0, 1.0);
}`,
});

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
  return premultiply(toSrgb(mix(uPaper, uInk, printed)), tone.g);
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
    const size = {
      widthPx: Math.ceil(stage.widthPx / stepPx),
      heightPx: Math.ceil(stage.heightPx / stepPx),
    };
    const tone = stage.pass(toneProgram(cellMean(stage.source, size)), {}, size);
    const angle = (settings.angle * Math.PI) / 180;
    return stage.pass(SCREEN, {
      uTone: tone,
      uThresholds: thresholdPicture(stage, keptThresholds(settings.shape)),
      uPitchPx: pitchPx,
      uTurn: [Math.cos(angle), Math.sin(angle)],
      uShape: { ints: [DOT_SHAPES.indexOf(settings.shape)] },
      uLights: lumaOf(settings.ink) > lumaOf(settings.paper),
      uContrast: settings.contrast,
      uInk: hexToLight(settings.ink),
      uPaper: hexToLight(settings.paper),
    });
  },
});
