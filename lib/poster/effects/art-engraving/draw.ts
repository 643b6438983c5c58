import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { INK_GLSL, inkUniforms } from "../families/art/ink";
import { softened } from "../families/art/light";
import type { engravingSettings } from "./index";
import { ENGRAVING_LINES } from "./lines";

const PROGRAM: FragmentProgram = {
  id: "art/engraving",
  source: /* glsl */ `
${INK_GLSL}
uniform sampler2D uNearForm;
uniform sampler2D uFarForm;
uniform vec2 uRelief;
uniform float uPitch;
uniform vec2 uAlong;
uniform int uLines;
uniform float uCrossing;
const float TAU = 6.2831853;
vec4 shade(vec2 uv) {
  vec2 p = (uv - 0.5) * uResolution / uScale;
  float form = (texture(uNearForm, uv).r - 0.5) * uRelief.x + (texture(uFarForm, uv).r - 0.5) * uRelief.y;
  vec2 across = vec2(-uAlong.y, uAlong.x);
  // Distance across the lines and way along them, in periods.
  float s = dot(p, across), v = dot(p, uAlong) / uPitch;
  if (uLines == 1) s += 0.9 * uPitch * sin(v * TAU / 9.0);
  if (uLines == 2) s = length(p);
  s = (s + form) / uPitch;
  float pixel = length(vec2(dFdx(s), dFdy(s)));
  if (uLines == 2) {
    float ring = max(1.0, floor(s + 0.5));
    v = atan(p.y, p.x) / TAU * ring * 6.0;
  }
  Tone tone = toneAt(uv);
  float wanted = tone.wanted;
  // Deep shadows: a second set takes its share, the first one what is left, so that both together cover as wanted.
  float second = uCrossing * 0.55 * smoothstep(0.55, 0.9, wanted) * wanted;
  float first = 1.0 - (1.0 - wanted) / (1.0 - second);
  // Highlights: lines swell and thin out into beads, staggered from line to line; their mean stays.
  float beads = smoothstep(0.3, 0.1, first);
  float swell = cos(TAU * (v / 1.6 + 0.5 * floor(s + 0.5)));
  float width = first * (1.0 + beads * swell);
  float covered = stripes(s, width, mix(pixel, 1.0, tone.edge));
  if (uCrossing > 0.0) {
    vec2 turned = vec2(0.5 * across.x + 0.866 * uAlong.x, 0.5 * across.y + 0.866 * uAlong.y);
    float t = (dot(p, turned) + form * 0.8) / uPitch;
    float crossed = stripes(t, second, mix(length(vec2(dFdx(t), dFdy(t))), 1.0, tone.edge));
    covered = 1.0 - (1.0 - covered) * (1.0 - crossed);
  }
  return inkOn(covered, tone.alpha);
}`,
};

/**
 * The form: lightness blurred by these sigmas, px of the reference canvas, moves the lines by that much at full relief.
 * A blurred edge is at most 0.4 / sigma steep, so lines never come closer than half their distance, nor part further
 * than twice it.
 */
const NEAR = { sigmaPx: 7, movePx: 4.4 };
const FAR = { sigmaPx: 26, movePx: 16 };

/** Engraves the picture. */
export default defineDrawing<z.output<typeof engravingSettings>>({
  draw: (stage, settings) => {
    const { light, uniforms } = inkUniforms(stage, settings, settings.spacing * stage.scale);
    const near = softened(stage, light, NEAR.sigmaPx * stage.scale);
    const angle = (settings.angle * Math.PI) / 180;
    return stage.pass(PROGRAM, {
      ...uniforms,
      uNearForm: near,
      uFarForm: softened(stage, near, (FAR.sigmaPx * stage.scale * near.widthPx) / stage.widthPx),
      uRelief: [NEAR.movePx * settings.relief, FAR.movePx * settings.relief],
      uPitch: settings.spacing,
      uAlong: [Math.cos(angle), Math.sin(angle)],
      uLines: { ints: [ENGRAVING_LINES.indexOf(settings.lines)] },
      uCrossing: settings.crossing,
    });
  },
});
