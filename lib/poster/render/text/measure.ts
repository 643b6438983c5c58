import type { TextLayer } from "../../schema/layers/text";
import { createCanvas2d } from "../raster/canvas-2d";
import { cssFont } from "./font-stack";
import type { Direction } from "./paragraphs";

/**
 * Size that all text is measured and drawn at, whatever its own size; the canvas is scaled instead. Browsers round
 * metrics at small sizes, and a line would break elsewhere at another output size.
 */
export const SET_SIZE_PX = 256;

/** Browsers cut an advance off at 32,768 px and then count wrong; this is 117 em. */
const MAX_SPACING_PX = 30_000;

/** What is measured of a run of text set on one line, in px of {@link SET_SIZE_PX}. */
export interface RunMetrics {
  /** Advance of all characters with the letter spacing between them, none after the last. */
  readonly width: number;
  /** The drawn shapes, from the start of the baseline; y grows downward. */
  readonly ink: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** Measures and draws runs in a layer's font. */
export interface TypeSetter {
  measure(text: string, direction: Direction): RunMetrics;
  /** Advance with the letter spacing after the last character too. */
  advance(text: string, direction: Direction): number;
  /** Sets font, spacing, kerning and alignment of a context whose unit is a px of {@link SET_SIZE_PX}. */
  prepare(context: CanvasRenderingContext2D): void;
}

let shared: CanvasRenderingContext2D | undefined;

/** Makes a type setter for a layer, in the fonts that the document has now. */
export function createTypeSetter(layer: TextLayer): TypeSetter {
  const font = cssFont(layer, SET_SIZE_PX);
  // Browsers put the spacing to the right of every character, whatever the direction of the line.
  const wanted = (layer.letterSpacing / layer.fontSize) * SET_SIZE_PX;
  const spacing = Math.max(-MAX_SPACING_PX, Math.min(MAX_SPACING_PX, wanted));
  const prepare = (context: CanvasRenderingContext2D) => {
    context.font = font;
    context.letterSpacing = `${spacing}px`;
    context.fontKerning = "normal";
    context.textRendering = "geometricPrecision";
    context.textAlign = "left";
    context.textBaseline = "alphabetic";
  };
  const measured = (text: string, direction: Direction): TextMetrics => {
    shared ??= createCanvas2d(1, 1);
    // One canvas measures for all layers: whichever measured last has left its font.
    if (preparedFor !== prepare) {
      prepare(shared);
      preparedFor = prepare;
    }
    shared.direction = direction;
    return shared.measureText(text);
  };
  return {
    prepare,
    advance: (text, direction) => (text ? measured(text, direction).width : 0),
    measure(text, direction) {
      if (!text) return { width: 0, ink: { left: 0, top: 0, right: 0, bottom: 0 } };
      const metrics = measured(text, direction);
      return {
        width: metrics.width - spacing,
        ink: {
          left: -metrics.actualBoundingBoxLeft,
          top: -metrics.actualBoundingBoxAscent,
          right: metrics.actualBoundingBoxRight,
          bottom: metrics.actualBoundingBoxDescent,
        },
      };
    },
  };
}

let preparedFor: TypeSetter["prepare"] | undefined;
