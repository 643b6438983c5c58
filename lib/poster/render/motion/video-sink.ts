import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  type VideoCodec,
  WebMOutputFormat,
} from "mediabunny";
import {
  MOTION_FORMATS,
  type MotionFormat,
  type MotionOptions,
  videoBitrate,
} from "../../motion/motion-options";
import type { FrameSink } from "./frame-sink";

/** A key frame every so often, so that players can jump. */
const KEY_FRAME_SECONDS = 2;

/** The codec that this browser writes a format with, or null when it has none. */
export async function videoCodec(format: MotionFormat, size: { width: number; height: number }) {
  const codecs: readonly VideoCodec[] = MOTION_FORMATS.find(({ id }) => id === format)?.codecs ?? [];
  for (const codec of codecs)
    if (await canEncodeVideo(codec, { ...size, bitrate: QUALITY_HIGH })) return codec;
  return null;
}

/** Writes a video through the browser's own encoders. */
export async function openVideoSink(canvas: HTMLCanvasElement, options: MotionOptions): Promise<FrameSink> {
  const codec = await videoCodec(options.format, { width: options.widthPx, height: options.heightPx });
  if (!codec) throw new Error(`This browser cannot write ${options.format.toUpperCase()} of that size`);
  const target = new BufferTarget();
  const format =
    options.format === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, {
    codec,
    bitrate: videoBitrate(options),
    keyFrameInterval: KEY_FRAME_SECONDS,
    latencyMode: "quality",
  });
  output.addVideoTrack(source, { frameRate: options.framesPerSecond });
  await output.start();
  return {
    add: (timeSeconds) => source.add(timeSeconds, 1 / options.framesPerSecond),
    async finish() {
      await output.finalize();
      if (!target.buffer) throw new Error("The video came out empty");
      return new Blob([target.buffer], { type: `video/${options.format}` });
    },
    cancel: () => output.cancel(),
  };
}
