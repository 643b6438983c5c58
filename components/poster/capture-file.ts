import { capturePoster } from "@/lib/poster/render/capture";
import type { ResolvedState } from "@/lib/poster/schema/state";
import { saveFile } from "./save-file";

/** Draws a picture and hands it to the person as a file. */
export async function capturePosterFile(
  state: ResolvedState,
  options: {
    readonly format: "png" | "jpeg" | "webp";
    readonly widthPx: number;
    readonly heightPx: number;
    readonly timeSeconds: number;
    readonly fileName: string;
  },
): Promise<void> {
  const { blob } = await capturePoster(state, { ...options, quality: 92 });
  saveFile(blob, options.fileName);
}
