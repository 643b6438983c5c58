import { toLinear } from "@/lib/color";
import type { LinearPixels } from "./diffuse";
import type { Ink } from "./ink-matcher";
import type { PatternId } from "./pattern-ids";
import { type InkMapping, printInks } from "./print-inks";

/** A small picture as bytes: RGBA, top row first, premultiplied sRGB. */
export interface ByteCells {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bytes: Uint8Array;
}

/** Turns every pixel of a picture into an ink. Returns RGBA bytes in sRGB, premultiplied. */
export function printBytes(
  cells: ByteCells,
  pattern: PatternId,
  inks: readonly Ink[],
  mapping: InkMapping,
): Uint8Array {
  return printInks(toLinearPixels(cells), pattern, inks, mapping);
}

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

function toLinearPixels({ widthPx, heightPx, bytes }: ByteCells): LinearPixels {
  const data = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 4) {
    const alpha = bytes[at + 3] ?? 0;
    data[at + 3] = alpha / 255;
    data[at] = lightOf(bytes[at] ?? 0, alpha);
    data[at + 1] = lightOf(bytes[at + 1] ?? 0, alpha);
    data[at + 2] = lightOf(bytes[at + 2] ?? 0, alpha);
  }
  return { widthPx, heightPx, data };
}

/** Light of a premultiplied byte. */
function lightOf(byte: number, alpha: number): number {
  const straight = alpha === 255 || alpha === 0 ? byte : Math.min(255, Math.round((byte * 255) / alpha));
  return LINEAR[straight] ?? 0;
}
