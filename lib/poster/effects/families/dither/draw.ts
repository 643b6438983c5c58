import type { z } from "zod";
import { cellMean } from "../../../draw/cell-mean";
import type { Drawing } from "../../../draw/define-drawing";
import { addGlow } from "../../../draw/glow";
import type { Draw, FragmentProgram, Stage } from "../../../draw/stage";
import { palettes } from "../../../palettes/registry";
import { inksOf } from "./ink-matcher";
import { isPatternId, type PatternId } from "./pattern-ids";
import type { ditherSettings } from "./settings";

/**
 * The mean light of each cell, every px of it read once; then brightness, contrast and the tone curve of `threshold`.
 */
const cellsProgram = ({ key, glsl }: ReturnType<typeof cellMean>): FragmentProgram => ({
  id: `dither/cells/${key}`,
  source: /* glsl */ `
${glsl}
uniform float uBrightness;
uniform float uContrast;
uniform float uGamma;
vec4 shade(vec2 uv) {
  vec4 mean = cellMean(uv);
  vec3 rgb = toSrgb(mean.rgb);
  rgb = (rgb - 0.5) * (uContrast < 0.0 ? 1.0 + uContrast : 1.0 + uContrast * uContrast * 2.0 + uContrast) + 0.5 + uBrightness;
  rgb = pow(clamp(rgb, 0.0, 1.0), vec3(uGamma));
  return premultiply(rgb, mean.a);
}`,
});

/** Enlarges cells to dots with hard edges. */
const DOTS: FragmentProgram = {
  id: "dither/dots",
  source: /* glsl */ `
uniform sampler2D uCells;
vec4 shade(vec2 uv) { return texture(uCells, uv); }`,
};

type Settings = z.output<typeof ditherSettings>;

/** The drawing of one dither. */
export function ditherDrawing(patternId: PatternId): Drawing<Settings> {
  return { draw: drawDither(patternId) };
}

function drawDither(patternId: PatternId): Draw<Settings> {
  return async (stage, settings) => {
    const { widthPx, heightPx } = cellGrid(stage, settings.pixelation);
    const small = stage.pass(
      cellsProgram(cellMean(stage.source, { widthPx, heightPx })),
      {
        uBrightness: settings.brightness,
        uContrast: settings.contrast,
        // Errors balance out wherever inks change over, so only the tones themselves can make the picture lighter.
        uGamma: 2 ** (2 * settings.threshold - 1),
      },
      { widthPx, heightPx, sampling: "nearest" },
    );
    const colors = settings.colors ?? palettes.get(settings.palette)?.colors ?? ["#000000", "#ffffff"];
    const inks = inksOf(colors);
    const { pattern = patternId } = settings;
    const way = isPatternId(pattern) ? pattern : patternId;
    const cells = { widthPx, heightPx, bytes: stage.readBytes(small) };
    const bytes = await stage.compute("print-inks", cells, way, inks, settings.mapping);
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
