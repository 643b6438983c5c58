import type { MotionOptions } from "../../motion/motion-options";

/** Where the frames of a recording go. Frames come in order, each drawn on the canvas that the sink was made with. */
export interface FrameSink {
  /** Takes what the canvas shows now; resolves when it is ready for the next. */
  add(timeSeconds: number, durationMs: number): Promise<void>;
  /** Ends the file. */
  finish(): Promise<Blob>;
  /** Lets go of everything; the sink is of no further use. */
  cancel(): Promise<void>;
}

/** Opens the sink of a format, loading its writer when it is first used. */
export async function openSink(canvas: HTMLCanvasElement, options: MotionOptions): Promise<FrameSink> {
  if (options.format === "gif") return (await import("./gif-sink")).openGifSink(canvas, options);
  if (options.format === "webp" || options.format === "png")
    return (await import("./picture-sink")).openPictureSink(canvas, options);
  return (await import("./video-sink")).openVideoSink(canvas, options);
}
