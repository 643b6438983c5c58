import type { BackgroundLayer } from "../../schema/layers/background";
import type { Layer } from "../../schema/layers/layer";
import type { MediaRequest } from "./media-store";

const PLAIN_PLAYBACK = { loop: true, playbackRate: 1, startTime: 0 };

/** What a leaf or background shows from an address, or null when it shows none. */
export function mediaRequestOf(layer: Layer): MediaRequest | null {
  switch (layer.type) {
    case "image":
      return { kind: "image", url: layer.mediaUrl };
    case "video":
      return {
        kind: "video",
        url: layer.mediaUrl,
        muted: layer.muted,
        playback: { loop: layer.loop, playbackRate: layer.playbackRate, startTime: layer.startTime },
      };
    case "background":
      return backgroundRequest(layer);
    default:
      return null;
  }
}

function backgroundRequest(layer: BackgroundLayer): MediaRequest | null {
  const media = layer.inputMedia;
  if (!media || (layer.contentType !== "image" && layer.contentType !== "video")) return null;
  if (media.mediaType === "video" || layer.contentType === "video") {
    return { kind: "video", url: media.mediaUrl, muted: true, playback: PLAIN_PLAYBACK };
  }
  return { kind: "image", url: media.mediaUrl };
}

/** The picture that a video layer shows while or where the video cannot be. */
export const posterRequestOf = (layer: Layer): MediaRequest | null =>
  layer.type === "video" && layer.posterUrl ? { kind: "image", url: layer.posterUrl } : null;

/** Everything that visible layers show from addresses, groups included. */
export function collectMedia(layers: readonly Layer[]): MediaRequest[] {
  return layers
    .filter((layer) => layer.visible)
    .flatMap((layer) => {
      if (layer.type === "group") return collectMedia(layer.children);
      return [mediaRequestOf(layer), posterRequestOf(layer)].filter((request) => request !== null);
    });
}
