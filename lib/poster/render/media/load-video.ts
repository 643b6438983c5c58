import type { VideoLayer } from "../../schema/layers/video";
import { MediaError } from "./media-error";

/** A video that is ready to show a frame. */
export interface LoadedVideo {
  readonly kind: "video";
  readonly element: HTMLVideoElement;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What a layer says about playing. */
export type Playback = Pick<VideoLayer, "loop" | "playbackRate" | "startTime">;

const LOAD_TIMEOUT_MS = 10_000;

/**
 * Loads a video up to its first frame.
 * @throws MediaError when it cannot be loaded or its codec is missing.
 */
export async function loadVideo(url: string, muted: boolean, signal: AbortSignal): Promise<LoadedVideo> {
  const element = document.createElement("video");
  element.crossOrigin = "anonymous";
  element.muted = muted;
  element.playsInline = true;
  element.preload = "auto";
  element.src = url;
  try {
    await waitFor(element, "loadeddata", AbortSignal.any([signal, AbortSignal.timeout(LOAD_TIMEOUT_MS)]));
  } catch (cause) {
    unloadVideo(element);
    throw new MediaError("the video cannot be loaded or played by this browser", { cause });
  }
  return { kind: "video", element, widthPx: element.videoWidth, heightPx: element.videoHeight };
}

/** Stops a video and lets go of its memory and connection. */
export function unloadVideo(element: HTMLVideoElement): void {
  element.pause();
  element.removeAttribute("src");
  element.load();
}

/** Second of the video that belongs to a second of the poster. */
export function videoTime(playback: Playback, durationSeconds: number, timeSeconds: number): number {
  const wanted = playback.startTime + timeSeconds * playback.playbackRate;
  if (!Number.isFinite(durationSeconds) || durationSeconds <= 0) return wanted;
  if (playback.loop) return wanted % durationSeconds;
  return Math.min(wanted, Math.max(0, durationSeconds - 0.05));
}

/** Brings a video to exactly a time and waits until that frame can be drawn, at most five seconds. */
export async function seekVideo(
  { element }: LoadedVideo,
  playback: Playback,
  timeSeconds: number,
): Promise<void> {
  const wanted = videoTime(playback, element.duration, timeSeconds);
  element.pause();
  if (Math.abs(element.currentTime - wanted) < 1e-3) return;
  element.currentTime = wanted;
  await waitFor(element, "seeked", AbortSignal.timeout(5000));
}

/** Keeps a playing video near the poster's time without seeking at every frame. */
export function followVideo(
  { element }: LoadedVideo,
  playback: Playback,
  timeSeconds: number,
  playing: boolean,
): void {
  element.playbackRate = playback.playbackRate;
  element.loop = playback.loop;
  const wanted = videoTime(playback, element.duration, timeSeconds);
  if (Math.abs(element.currentTime - wanted) > 0.3 && !element.seeking) element.currentTime = wanted;
  if (playing && element.paused && !element.ended) void element.play().catch(() => undefined);
  if (!playing && !element.paused) element.pause();
}

function waitFor(
  element: HTMLVideoElement,
  event: "loadeddata" | "seeked",
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const listen = { signal: done.signal, once: true };
    const finish = (settle: () => void) => () => {
      done.abort();
      settle();
    };
    element.addEventListener(event, finish(resolve), listen);
    element.addEventListener(
      "error",
      finish(() => reject(element.error ?? new Error("the video failed"))),
      listen,
    );
    signal.addEventListener(
      "abort",
      finish(() => reject(signal.reason)),
      listen,
    );
    if (signal.aborted) finish(() => reject(signal.reason))();
  });
}
