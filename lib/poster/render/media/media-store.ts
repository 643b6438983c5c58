import type { Device } from "../gl/device";
import { type GpuPicture, uploadTexture } from "../gl/texture";
import { frameAt, type ImageFrame, type LoadedImage, loadImage } from "./load-image";
import {
  followVideo,
  type LoadedVideo,
  loadVideo,
  type Playback,
  seekVideo,
  unloadVideo,
} from "./load-video";
import { MediaError } from "./media-error";

/** What a layer wants to show. */
export interface MediaRequest {
  readonly kind: "image" | "video";
  readonly url: string;
  readonly muted?: boolean;
  readonly playback?: Playback;
}

/** Media as it is now: a picture on the GPU with its natural size, or why there is none. */
export type MediaState =
  | {
      readonly status: "ready";
      readonly picture: GpuPicture;
      readonly widthPx: number;
      readonly heightPx: number;
    }
  | { readonly status: "failed"; readonly reason: string };

/** Loads media by address once, keeps it on the GPU while it is used, and lets go of it after. */
export interface MediaStore {
  /** Loads what is new and drops what is no longer asked for. Never rejects: failures are kept as reasons. */
  load(requests: readonly MediaRequest[], signal: AbortSignal): Promise<void>;
  /** Brings every video to exactly a time. */
  seek(timeSeconds: number): Promise<void>;
  /** The picture of a request at a time. `playing` lets videos run by themselves. */
  at(request: MediaRequest, timeSeconds: number, playing: boolean): MediaState;
  /** Whether anything loaded moves. */
  readonly animated: boolean;
  dispose(): void;
}

interface Entry {
  readonly request: MediaRequest;
  readonly media: LoadedImage | LoadedVideo | null;
  readonly reason: string;
  picture: GpuPicture | null;
  shownFrame: ImageFrame | null;
}

const keyOf = (request: MediaRequest) =>
  `${request.kind} ${JSON.stringify(request.playback ?? null)} ${request.url}`;

/** Makes the store of one renderer. */
export function createMediaStore(device: Device): MediaStore {
  const entries = new Map<string, Entry>();

  const drop = (key: string, entry: Entry) => {
    if (entry.picture) device.deletePicture(entry.picture);
    if (entry.media?.kind === "video") unloadVideo(entry.media.element);
    if (entry.media?.kind === "image") for (const frame of entry.media.frames) frame.bitmap.close();
    entries.delete(key);
  };

  const open = async (request: MediaRequest, signal: AbortSignal): Promise<Entry> => {
    const base = { request, picture: null, shownFrame: null };
    if (!request.url) return { ...base, media: null, reason: "no address is given" };
    try {
      const media =
        request.kind === "image"
          ? await loadImage(request.url, signal)
          : await loadVideo(request.url, request.muted ?? true, signal);
      return { ...base, media, reason: "" };
    } catch (error) {
      return {
        ...base,
        media: null,
        reason: error instanceof MediaError ? error.message : "it cannot be loaded",
      };
    }
  };

  return {
    async load(requests, signal) {
      const wanted = new Map(requests.map((request) => [keyOf(request), request]));
      const fresh = [...wanted].filter(([key]) => !entries.has(key));
      const opened = await Promise.all(
        fresh.map(async ([key, request]) => [key, await open(request, signal)] as const),
      );
      for (const [key, entry] of opened) {
        // Two overlapping loads may have opened the same address; the later copy is dropped.
        if (entries.has(key) || signal.aborted) drop("", entry);
        else entries.set(key, entry);
      }
      if (signal.aborted) return;
      for (const [key, entry] of entries) if (!wanted.has(key)) drop(key, entry);
    },
    async seek(timeSeconds) {
      await Promise.allSettled(
        [...entries.values()].map(async ({ media, request }) => {
          if (media?.kind === "video" && request.playback)
            await seekVideo(media, request.playback, timeSeconds);
        }),
      );
    },
    at(request, timeSeconds, playing) {
      const entry = entries.get(keyOf(request));
      if (!entry?.media) return { status: "failed", reason: entry?.reason || "it is still loading" };
      const picture = currentPicture(device, entry, entry.media, timeSeconds, playing);
      return { status: "ready", picture, widthPx: entry.media.widthPx, heightPx: entry.media.heightPx };
    },
    get animated() {
      return [...entries.values()].some(
        ({ media }) => media?.kind === "video" || (media?.kind === "image" && media.durationSeconds > 0),
      );
    },
    dispose() {
      for (const [key, entry] of entries) drop(key, entry);
    },
  };
}

function currentPicture(
  device: Device,
  entry: Entry,
  media: LoadedImage | LoadedVideo,
  timeSeconds: number,
  playing: boolean,
): GpuPicture {
  const size = { widthPx: media.widthPx, heightPx: media.heightPx };
  const options = { mipmaps: true, ...(entry.picture ? { texture: entry.picture.texture } : {}) };
  if (media.kind === "video") {
    if (playing && entry.request.playback) followVideo(media, entry.request.playback, timeSeconds, playing);
    entry.picture = uploadTexture(device.gl, media.element, size, options);
    return entry.picture;
  }
  const frame = frameAt(media, timeSeconds);
  if (!entry.picture || entry.shownFrame !== frame) {
    entry.picture = uploadTexture(device.gl, frame.bitmap, size, options);
    entry.shownFrame = frame;
  }
  return entry.picture;
}
