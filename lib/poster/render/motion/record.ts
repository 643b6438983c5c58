import { frameTimes, type MotionOptions } from "../../motion/motion-options";
import type { ResolvedState } from "../../schema/state";
import { createDevice } from "../gl/device";
import { createRenderer } from "../renderer";
import { openSink } from "./frame-sink";

/** A finished recording and what could not be shown as meant. */
export interface Recording {
  readonly blob: Blob;
  readonly warnings: readonly string[];
}

/** How a recording is followed and ended early. */
export interface RecordingControl {
  readonly signal: AbortSignal;
  /** Share of the frames that are done, 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/**
 * Records a poster from its beginning, frame by frame and not in real time: no frame is left out, however slow the
 * computer. It has graphics of its own, which are given back at the end, whatever that is.
 * @throws DOMException named AbortError when it was cancelled; Error in words when the browser cannot write the format.
 */
export async function recordPoster(
  state: ResolvedState,
  options: MotionOptions,
  { signal, onProgress }: RecordingControl,
): Promise<Recording> {
  signal.throwIfAborted();
  const { widthPx, heightPx } = options;
  const canvas = document.createElement("canvas");
  canvas.width = widthPx;
  canvas.height = heightPx;
  const device = createDevice(canvas);
  const renderer = createRenderer(device);
  try {
    await renderer.load(state);
    const sink = await openSink(canvas, options);
    try {
      const frames = frameTimes(options);
      for (const [index, { timeSeconds, durationMs }] of frames.entries()) {
        signal.throwIfAborted();
        await renderer.seek(timeSeconds);
        await renderer.draw({ widthPx, heightPx, timeSeconds, seed: 1, playing: false });
        await sink.add(timeSeconds, durationMs);
        onProgress((index + 1) / frames.length);
        await breathe();
      }
      return { blob: await sink.finish(), warnings: renderer.warnings };
    } catch (error) {
      await sink.cancel();
      throw error;
    }
  } finally {
    renderer.dispose();
    device.dispose();
  }
}

/** Lets the page paint and hear its buttons. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));
