import type { Size } from "../layout/canvas-size";

/** Formats of moving pictures. `codecs` in the order of preference; none where pictures are put together one by one. */
export const MOTION_FORMATS = [
  { id: "mp4", name: "MP4", type: "video/mp4", codecs: ["avc"], hint: "Plays everywhere" },
  { id: "webm", name: "WebM", type: "video/webm", codecs: ["vp9", "vp8"], hint: "Small, for the web" },
  { id: "gif", name: "GIF", type: "image/gif", codecs: [], hint: "256 colours, for chats and mail" },
  { id: "webp", name: "WebP", type: "image/webp", codecs: [], hint: "A picture that moves, small" },
  { id: "png", name: "APNG", type: "image/png", codecs: [], hint: "A picture that moves, without loss" },
] as const;

/** Id of a format of moving pictures; also the end of its files' names. */
export type MotionFormat = (typeof MOTION_FORMATS)[number]["id"];

/** Frames per second that are offered. */
export const FRAME_RATES = [12, 24, 30, 60] as const;

/** Lengths of the short side that are offered, in px. */
export const SHORT_SIDES_PX = [360, 540, 720, 1080] as const;

/** Seconds that a recording may last. */
export const MAX_SECONDS = 30;

/** What a recording is to be. */
export interface MotionOptions extends Size {
  readonly format: MotionFormat;
  readonly framesPerSecond: number;
  readonly lengthSeconds: number;
}

/** Size of a recording with that short side. Video codecs take even numbers only, so all formats do. */
export function motionSize(reference: Size, shortSidePx: number): Size {
  const scale = shortSidePx / Math.min(reference.widthPx, reference.heightPx);
  const even = (px: number) => Math.max(2, Math.round((px * scale) / 2) * 2);
  return { widthPx: even(reference.widthPx), heightPx: even(reference.heightPx) };
}

/** Times of all frames, and how long each is shown in whole ms, rounded so that errors do not add up. */
export function frameTimes({
  framesPerSecond,
  lengthSeconds,
}: Pick<MotionOptions, "framesPerSecond" | "lengthSeconds">): { timeSeconds: number; durationMs: number }[] {
  const count = Math.max(1, Math.round(framesPerSecond * lengthSeconds));
  const startMs = (index: number) => Math.round((index * 1000) / framesPerSecond);
  return Array.from({ length: count }, (_, index) => ({
    timeSeconds: index / framesPerSecond,
    durationMs: startMs(index + 1) - startMs(index),
  }));
}

/** Bits a second for a picture of that size: about a tenth of a bit per px and frame, in sane bounds. */
export function videoBitrate({ widthPx, heightPx, framesPerSecond }: MotionOptions): number {
  return Math.round(Math.min(24e6, Math.max(1.5e6, widthPx * heightPx * framesPerSecond * 0.12)));
}
