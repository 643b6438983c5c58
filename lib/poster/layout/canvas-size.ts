import { type AspectRatio, REFERENCE_SHORT_SIDE_PX } from "../schema/aspect-ratios";
import type { Box } from "./affine";

/** Width and height, in px of whichever space is named beside it. */
export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The reference canvas of a state: its short side is 540 px; `full` takes the shape of the output. */
export function referenceSize(aspectRatio: AspectRatio, output: Size): Size {
  const [across = 1, down = 1] =
    aspectRatio === "full" ? [output.widthPx, output.heightPx] : aspectRatio.split(":").map(Number);
  const unitPx = REFERENCE_SHORT_SIDE_PX / Math.min(across, down);
  return { widthPx: across * unitPx, heightPx: down * unitPx };
}

/** Where the canvas lies in an output: contained, centred, on whole px. The rest shows the canvas colour. */
export function containCanvas(reference: Size, output: Size): Box {
  const scale = Math.min(output.widthPx / reference.widthPx, output.heightPx / reference.heightPx);
  const width = Math.max(1, Math.min(output.widthPx, Math.round(reference.widthPx * scale)));
  const height = Math.max(1, Math.min(output.heightPx, Math.round(reference.heightPx * scale)));
  return {
    x: Math.floor((output.widthPx - width) / 2),
    y: Math.floor((output.heightPx - height) / 2),
    width,
    height,
  };
}
