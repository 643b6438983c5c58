import { capturePoster } from "@/lib/poster/render/capture";
import type { ResolvedState } from "@/lib/poster/schema/state";

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
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = options.fileName;
  link.click();
  // The browser reads the address after the click; a minute is ample even for a slow disk.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
