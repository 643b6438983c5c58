import { capturePoster } from "@/lib/poster/render/capture";
import { resolveState } from "@/lib/poster/schema/resolve";
import type { PosterState } from "@/lib/poster/schema/state";

/** A drawn entry; who asked for it revokes the address. */
export interface SpecimenPicture {
  readonly address: string;
  readonly warnings: readonly string[];
}

const WIDTH_PX = 270;
const HEIGHT_PX = 360;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws the state of an entry with the page's one graphics context, after those that were asked for before.
 * Null when nobody wants it any more.
 */
export function drawSpecimen(
  state: Readonly<Record<string, unknown>>,
  scale: number,
  signal: AbortSignal,
): Promise<SpecimenPicture | null> {
  const drawn = queue.then(async () => {
    if (signal.aborted) return null;
    const { blob, warnings } = await capturePoster(resolveState(state as unknown as PosterState), {
      format: "png",
      widthPx: WIDTH_PX * scale,
      heightPx: HEIGHT_PX * scale,
      quality: 100,
      timeSeconds: 1,
    });
    // The page paints what is there before the next one is drawn.
    await new Promise((resolve) => setTimeout(resolve));
    return signal.aborted ? null : { address: URL.createObjectURL(blob), warnings };
  });
  queue = drawn.catch(() => undefined);
  return drawn;
}
