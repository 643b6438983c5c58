import type { z } from "zod";
import { toLinear } from "@/lib/color";
import { addGlow } from "../../../draw/glow";
import type { Draw, FragmentProgram, Picture, Stage } from "../../../draw/stage";
import { palettes } from "../../../palettes/registry";
import { diffuse, type LinearPixels } from "./diffuse";
import { createInkMatcher } from "./ink-matcher";
import { KERNELS, type KernelId } from "./kernels";
import type { ditherSettings } from "./settings";

/**
 * The mean light of each cell, with brightness and contrast applied before. Sampled on a grid of 4 × 4 inside the cell,
 * each sample itself linearly filtered, so that no pixel of a cell of up to eight px is missed.
 */
const CELLS: FragmentProgram = {
  id: "dither/cells",
  source: /* glsl */ `
uniform float uBrightness;
uniform float uContrast;
vec4 shade(vec2 uv) {
  vec2 cell = 1.0 / uResolution, corner = uv - cell * 0.5;
  vec3 light = vec3(0.0);
  float alpha = 0.0;
  for (int i = 0; i < 16; i++) {
    vec4 c = texture(uSource, corner + cell * (vec2(i & 3, i >> 2) + 0.5) * 0.25);
    light += toLinear(unpremultiply(c)) * c.a;
    alpha += c.a;
  }
  vec3 rgb = toSrgb(alpha > 0.0 ? light / alpha : vec3(0.0));
  rgb = (rgb - 0.5) * (uContrast < 0.0 ? 1.0 + uContrast : 1.0 + uContrast * uContrast * 2.0 + uContrast) + 0.5 + uBrightness;
  return premultiply(clamp(rgb, 0.0, 1.0), alpha / 16.0);
}`,
};

/** Enlarges cells to dots with hard edges. */
const DOTS: FragmentProgram = {
  id: "dither/dots",
  source: /* glsl */ `
uniform sampler2D uCells;
vec4 shade(vec2 uv) { return texture(uCells, uv); }`,
};

type Settings = z.output<typeof ditherSettings>;

/** The drawing of one error-diffusion dither. */
export function drawDither(kernelId: KernelId): Draw<Settings> {
  return (stage, settings) => {
    const { widthPx, heightPx } = cellGrid(stage, settings.pixelation);
    const small = stage.pass(
      CELLS,
      { uBrightness: settings.brightness, uContrast: settings.contrast },
      { widthPx, heightPx, sampling: "nearest" },
    );
    const colors = settings.colors ?? palettes.get(settings.palette)?.colors ?? ["#000000", "#ffffff"];
    const matcher = createInkMatcher(colors, settings.mapping, settings.threshold);
    const kernel =
      settings.pattern !== undefined && Object.hasOwn(KERNELS, settings.pattern)
        ? (settings.pattern as KernelId)
        : kernelId;
    const bytes = diffuse(readLinear(stage, small), kernel, matcher);
    const dots = stage.pass(DOTS, { uCells: stage.fromBytes(bytes, widthPx, heightPx, "nearest") });
    const { enabled, intensity, radius } = settings.bloom;
    return enabled && intensity > 0
      ? addGlow(stage, dots, { intensity, threshold: 0.5, radiusPx: radius * stage.scale })
      : dots;
  };
}

/** Cells are counted on the reference canvas, so that every output size has the same ones. */
function cellGrid(stage: Stage, pixelation: number): { widthPx: number; heightPx: number } {
  const count = (px: number) => Math.max(1, Math.min(px, Math.round(px / stage.scale / pixelation)));
  return { widthPx: count(stage.widthPx), heightPx: count(stage.heightPx) };
}

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

function readLinear(stage: Stage, picture: Picture): LinearPixels {
  const bytes = stage.readBytes(picture);
  const data = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 4) {
    const alpha = bytes[at + 3] ?? 0;
    data[at + 3] = alpha / 255;
    for (let channel = 0; channel < 3; channel++) {
      const byte = bytes[at + channel] ?? 0;
      const straight = alpha === 255 || alpha === 0 ? byte : Math.min(255, Math.round((byte * 255) / alpha));
      data[at + channel] = LINEAR[straight] ?? 0;
    }
  }
  return { widthPx: picture.widthPx, heightPx: picture.heightPx, data };
}
