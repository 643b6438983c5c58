import type { z } from "zod";
import { cellMean } from "../../draw/cell-mean";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import { DOT_SHAPES, keptThresholds, SPOT_GLSL } from "../../effects/families/halftone/spot";
import { THRESHOLD_GLSL, thresholdPicture } from "../../effects/families/halftone/thresholds";
import type { dotScreenSettings } from "./index";
import { SCREEN_MODES } from "./modes";

/** Mean colour of small squares, in linear light, so that the screen does not beat with fine lines of the picture. */
const meanProgram = ({ key, glsl }: ReturnType<typeof cellMean>): FragmentProgram => ({
  id: `post/dot-screen/mean/${key}`,
  source: `${glsl}\nvec4 shade(vec2 uv) { return vec4(cellMean(uv).rgb, 1.0); }`,
});

/**
 * Every mode keeps the mean: what the ink, the paper and the share of the dot add up to is the light that was there.
 * On paper the ink is as pure as the tone allows and the share follows; on black the lamp is.
 */
const SCREEN: FragmentProgram = {
  id: "post/dot-screen",
  source: /* glsl */ `
uniform sampler2D uMean;
uniform float uPitchPx;
uniform vec2 uTurn;
uniform float uIntensity;
${THRESHOLD_GLSL}
${SPOT_GLSL}
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0);
  vec3 mean = clamp(texture(uMean, uv).rgb, 0.0, 1.0);
  float most = max(mean.r, max(mean.g, mean.b)), least = min(mean.r, min(mean.g, mean.b));
  float share = MODE == 2 ? most : MODE == 1 ? 1.0 - least : 1.0 - dot(mean, vec3(0.2126, 0.7152, 0.0722));
  vec3 dotLight = MODE == 2 ? mean / max(most, 1e-4) : MODE == 1 ? (mean - least) / max(1.0 - least, 1e-4) : vec3(0.0);
  vec3 ground = MODE == 2 ? vec3(0.0) : vec3(1.0);
  // The screen turns about the middle of the poster, so that every size has the same dots.
  vec2 p = mat2(uTurn.x, -uTurn.y, uTurn.y, uTurn.x) * (uv - 0.5) * uResolution / uPitchPx;
  p = fract(p) - 0.5;
  float e = 0.5 / uPitchPx;
  vec2 slope = vec2(
    spotHeight(SHAPE, p + vec2(e, 0.0)) - spotHeight(SHAPE, p - vec2(e, 0.0)),
    spotHeight(SHAPE, p + vec2(0.0, e)) - spotHeight(SHAPE, p - vec2(0.0, e)));
  float printed = clamp((thresholdOf(share) - spotHeight(SHAPE, p)) / max(length(slope), 0.35 / uPitchPx) + 0.5, 0.0, 1.0);
  vec3 screened = mix(ground, dotLight, printed);
  vec3 light = mix(toLinear(unpremultiply(c)), screened, uIntensity);
  return premultiply(toSrgb(light), c.a);
}`,
};

/** Screens the picture; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof dotScreenSettings>>({
  draw: (stage, { intensity, size, angle, shape, mode }) => {
    if (intensity === 0) return stage.source;
    const pitchPx = size * stage.scale;
    const stepPx = Math.max(1, pitchPx / 2.5);
    const cells = {
      widthPx: Math.ceil(stage.widthPx / stepPx),
      heightPx: Math.ceil(stage.heightPx / stepPx),
    };
    const mean = stage.pass(meanProgram(cellMean(stage.source, cells)), {}, cells);
    const angleRad = (angle * Math.PI) / 180;
    return stage.pass(
      variant(SCREEN, { SHAPE: DOT_SHAPES.indexOf(shape), MODE: SCREEN_MODES.indexOf(mode) }),
      {
        uMean: mean,
        uThresholds: thresholdPicture(stage, keptThresholds(shape)),
        uPitchPx: pitchPx,
        uTurn: [Math.cos(angleRad), Math.sin(angleRad)],
        uIntensity: intensity,
      },
    );
  },
});
