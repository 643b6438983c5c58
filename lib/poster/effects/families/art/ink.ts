import { fromLinear, hexToLight, hexToRgb } from "@/lib/color";
import type { Picture, Stage, UniformValue } from "../../../draw/stage";
import { lightOf, softened } from "./light";

/** What every drawing in one ink is told about its ink, paper and tone. */
export interface InkSettings {
  /** `#rrggbb` */
  readonly ink: string;
  /** `#rrggbb` */
  readonly paper: string;
  /** -1 to 1. */
  readonly contrast: number;
  /** -1 to 1. */
  readonly brightness: number;
}

/** Whether the ink is the lighter of the two: it then draws the lights, as chalk on a board does. */
export function drawsLights({ ink, paper }: Pick<InkSettings, "ink" | "paper">): boolean {
  const luma = (hex: string) => {
    const [red, green, blue] = hexToRgb(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return luma(ink) > luma(paper);
}

/** How many shades lie between paper and ink. */
const SHADES = 256;

/** RGBA of all shades from bare paper to full ink, mixed as light mixes, so that fine lines keep their tone. */
export function inkRamp(ink: string, paper: string): Uint8Array {
  const [from, to] = [hexToLight(paper), hexToLight(ink)];
  return Uint8Array.from({ length: SHADES * 4 }, (_, index) => {
    const channel = index % 4;
    if (channel === 3) return 255;
    const covered = Math.floor(index / 4) / (SHADES - 1);
    return Math.round(255 * fromLinear((from[channel] ?? 0) * (1 - covered) + (to[channel] ?? 0) * covered));
  });
}

/** Pictures and uniforms of `INK_GLSL`. `reachPx` is the distance of lines or dots, in px of the stage. */
export function inkUniforms(
  stage: Stage,
  settings: InkSettings,
  reachPx: number,
): { readonly light: Picture; readonly uniforms: Readonly<Record<string, UniformValue>> } {
  const lights = drawsLights(settings);
  const light = lightOf(stage, lights ? 0 : 1);
  return {
    light,
    uniforms: {
      uLight: light,
      uAround: softened(stage, light, reachPx),
      uInkRamp: stage.fromBytes(inkRamp(settings.ink, settings.paper), SHADES, 1, "nearest"),
      uContrast: settings.contrast,
      uBrightness: settings.brightness,
      uLights: lights,
    },
  };
}

/**
 * Share of the paper that ink covers where a lightness of 0 to 1 is seen, for dark ink on light paper. It follows lightness
 * rather than light: lines are seen one by one, so that a drawing leaves its shadows more open than a photograph.
 * The lightest lights stay blank and the darkest darks are closed. `INK_GLSL` does the same.
 */
export function coverageOf(lightness: number): number {
  return Math.min(1, Math.max(0, (1 - lightness ** 1.5 - 0.07) / 0.92));
}

/**
 * Shared GLSL of the drawings in one ink.
 * `toneAt(uv)`: the share of the paper that is to be covered there; `edge`, 0 to 1, where a hard edge runs through the
 * pixel, which is then to be averaged rather than drawn; and the alpha.
 * `stripes(x, width, blur)`: how much of a window of `blur` periods around x is covered by stripes of `width` periods about
 * the whole numbers, exact for any window, so that fine lines turn to grey and never to moiré.
 * `inkOn(covered, alpha)`: the colour of paper that is covered so far.
 */
export const INK_GLSL = /* glsl */ `
uniform sampler2D uLight;
uniform sampler2D uAround;
uniform sampler2D uInkRamp;
uniform float uContrast;
uniform float uBrightness;
uniform float uLights;
struct Tone { float wanted; float edge; float alpha; };
float coverageOf(float own, float around) {
  // Tones near an edge are pushed apart, hard edges most, so that small type stands clear of the lines.
  float apart = own - around;
  float seen = own + apart * (1.2 + 2.2 * smoothstep(0.06, 0.2, abs(apart)));
  float steep = uContrast < 0.0 ? 1.0 + uContrast : 1.0 + 3.0 * uContrast;
  seen = clamp((seen - 0.5) * steep + 0.5 + uBrightness * 0.5, 0.0, 1.0);
  float light = seen * sqrt(seen);
  return clamp((mix(1.0 - light, light, uLights) - 0.07) / 0.92, 0.0, 1.0);
}
Tone toneAt(vec2 uv) {
  vec2 own = texelFetch(uLight, ivec2(uv * uResolution), 0).rg;
  float edge = smoothstep(0.1, 0.4, length(vec2(dFdx(own.r), dFdy(own.r))));
  return Tone(coverageOf(own.r, texture(uAround, uv).r), edge, own.g);
}
float stripesUpTo(float x, float width) {
  return floor(x + 0.5) * width + clamp(fract(x + 0.5) - 0.5 + 0.5 * width, 0.0, width);
}
float stripes(float x, float width, float blur) {
  float w = max(blur, 1e-4);
  return clamp((stripesUpTo(x + 0.5 * w, width) - stripesUpTo(x - 0.5 * w, width)) / w, 0.0, 1.0);
}
vec4 inkOn(float covered, float alpha) {
  return texelFetch(uInkRamp, ivec2(int(covered * ${SHADES - 1}.0 + 0.5), 0), 0) * alpha;
}`;
