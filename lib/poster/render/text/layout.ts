import { defaultFont, findFont } from "../../fonts/find-font";
import { fontFacts } from "../../fonts/font-facts";
import type { Box } from "../../layout/affine";
import type { TextLayer } from "../../schema/layers/text";
import type { TextMotion } from "../../text-animations/motion";
import { cssFont } from "./font-stack";
import { createTypeSetter, type RunMetrics, SET_SIZE_PX } from "./measure";
import { motionReach } from "./motion-reach";
import { type Direction, directionOf, splitParagraphs } from "./paragraphs";
import { singleLine, wrapParagraph } from "./wrap";

/** One line of a layout; px of the reference canvas, from the top left corner of the layer's box. */
export interface TextLine {
  readonly text: string;
  /** Left end of the line, whatever its direction. */
  readonly xPx: number;
  readonly baselinePx: number;
  /** Advance of the characters; spaces at the end hang and letter spacing after the last is not counted. */
  readonly widthPx: number;
  readonly direction: Direction;
}

/** Where a layer's text stands; px of the reference canvas. The same at every output size. */
export interface TextLayout {
  /** Natural size of the layer: the text's own, or its frame's. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly lines: readonly TextLine[];
  readonly fontSizePx: number;
  /** CSS `font` at the reference size. */
  readonly font: string;
  /** Whether what lies outside the layer's box is cut off. */
  readonly clipsToFrame: boolean;
  /** How the text moves; null when it stands still. */
  readonly motion: TextMotion | null;
  /** All that drawing may touch: shapes beyond their advance, slants, and as far as the animation goes. */
  readonly inkBox: Box;
}

/**
 * Sets a text layer's lines in the fonts the document has now; `loadFonts` comes first.
 * @param canvasWidthPx width of the reference canvas, which a frame without a width of its own takes.
 * @param motion of the layer's animation.
 */
export function layoutText(
  layer: TextLayer,
  canvasWidthPx: number,
  motion: TextMotion | null = null,
): TextLayout {
  const setter = createTypeSetter(layer);
  const scale = layer.fontSize / SET_SIZE_PX;
  const frame = frameOf(layer, canvasWidthPx);
  const runs = splitParagraphs(layer.content).flatMap((paragraph) => {
    const direction = directionOf(paragraph);
    const texts = frame
      ? wrapParagraph(paragraph, frame.widthPx / scale, (text) => setter.measure(text, direction).width)
      : [singleLine(paragraph)];
    return texts.map((text) => ({ text, direction, metrics: setter.measure(text, direction) }));
  });

  const lineHeightPx = layer.fontSize * layer.lineHeight;
  const textHeightPx = runs.length * lineHeightPx;
  const widthPx =
    frame?.widthPx ?? runs.reduce((widest, run) => Math.max(widest, run.metrics.width * scale), 0);
  const heightPx = frame?.heightPx ?? textHeightPx;
  const topPx = (heightPx - textHeightPx) * VERTICAL[layer.verticalAlign];
  const baselineInLinePx = baselineInLine(layer, lineHeightPx);
  const lines = runs.map((run, index): TextLine => {
    const lineWidthPx = run.metrics.width * scale;
    return {
      text: run.text,
      xPx: (widthPx - lineWidthPx) * HORIZONTAL[layer.textAlign],
      baselinePx: topPx + index * lineHeightPx + baselineInLinePx,
      widthPx: lineWidthPx,
      direction: run.direction,
    };
  });

  const reachPx = motion ? motionReach(motion) * layer.fontSize : 0;
  const clipsToFrame = frame?.heightPx !== undefined;
  const ink = inkBox(
    lines.map((line, index) => ({ line, metrics: runs[index]?.metrics })),
    scale,
    reachPx,
  );
  return {
    widthPx,
    heightPx,
    lines,
    fontSizePx: layer.fontSize,
    font: cssFont(layer, layer.fontSize),
    clipsToFrame,
    motion,
    inkBox: clipsToFrame ? intersection(ink, { x: 0, y: 0, width: widthPx, height: heightPx }) : ink,
  };
}

const HORIZONTAL = { left: 0, center: 0.5, right: 1 } as const;
const VERTICAL = { top: 0, middle: 0.5, bottom: 1 } as const;

/** The frame that the text wraps in, or null where the box follows the text. No height: it follows the lines. */
function frameOf(layer: TextLayer, canvasWidthPx: number): { widthPx: number; heightPx?: number } | null {
  if (layer.textType !== "frame" || layer.autoSize === "widthAndHeight") return null;
  const widthPx = layer.frameWidthPx ?? Math.max(1, canvasWidthPx);
  return layer.autoSize === "none" && layer.frameHeightPx !== undefined
    ? { widthPx, heightPx: layer.frameHeightPx }
    : { widthPx };
}

/** Distance from a line box's top to its baseline: the font's own height is centred in it, as in CSS. */
function baselineInLine(layer: TextLayer, lineHeightPx: number): number {
  const facts = fontFacts((findFont(layer.fontFamily) ?? defaultFont).id);
  const ascent = facts?.ascent ?? 1;
  const descent = facts?.descent ?? 0.25;
  return (lineHeightPx + (ascent - descent) * layer.fontSize) / 2;
}

function inkBox(
  lines: readonly { readonly line: TextLine; readonly metrics: RunMetrics | undefined }[],
  scale: number,
  reachPx: number,
): Box {
  const edges = lines
    .filter(({ line }) => line.text !== "")
    .map(({ line, metrics }) => {
      const ink = metrics?.ink ?? { left: 0, top: 0, right: 0, bottom: 0 };
      return {
        left: line.xPx + ink.left * scale,
        right: line.xPx + ink.right * scale,
        top: line.baselinePx + ink.top * scale,
        bottom: line.baselinePx + ink.bottom * scale,
      };
    });
  if (edges.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...edges.map((edge) => edge.left)) - reachPx;
  const y = Math.min(...edges.map((edge) => edge.top)) - reachPx;
  const right = Math.max(...edges.map((edge) => edge.right)) + reachPx;
  const bottom = Math.max(...edges.map((edge) => edge.bottom)) + reachPx;
  return { x, y, width: right - x, height: bottom - y };
}

function intersection(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}
