import type { Page } from "@playwright/test";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";

/** What a video file holds, read without decoding it. */
export interface VideoFile {
  readonly mime: string;
  readonly codec: string | null;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly seconds: number;
  /** When each frame is shown, in seconds. */
  readonly times: readonly number[];
  readonly decoder: VideoDecoderConfig | null;
  readonly packets: readonly {
    readonly key: boolean;
    readonly timestamp: number;
    readonly bytes: Uint8Array;
  }[];
}

/** Reads a file with one video track and nothing else. */
export async function readVideo(bytes: Buffer): Promise<VideoFile> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const [track, ...more] = await input.getTracks();
  if (!track?.isVideoTrack() || more.length > 0) throw new Error("The file is not one video track");
  const packets = [];
  for await (const { type, timestamp, data } of new EncodedPacketSink(track).packets())
    packets.push({ key: type === "key", timestamp, bytes: data });
  return {
    mime: (await input.getFormat()).mimeType,
    codec: await track.getCodec(),
    widthPx: await track.getDisplayWidth(),
    heightPx: await track.getDisplayHeight(),
    seconds: await track.computeDuration(),
    times: packets.map(({ timestamp }) => timestamp).sort((first, second) => first - second),
    decoder: await track.getDecoderConfig(),
    packets,
  };
}

/** What a browser makes of a video. */
export interface DecodedVideo {
  /** Width and height of every frame, as `360×640`, each once. */
  readonly sizes: readonly string[];
  readonly frameCount: number;
  /** How many frames are unlike the one before, by their middle. */
  readonly changes: number;
}

/** Decodes every frame in the page; null where the browser has no decoder for it. */
export async function decodeVideo(page: Page, { decoder, packets }: VideoFile): Promise<DecodedVideo | null> {
  if (!decoder) throw new Error("The file does not say how it is decoded");
  const { description, ...config } = decoder;
  const base64 = (bytes: AllowSharedBufferSource) =>
    Buffer.from(
      ArrayBuffer.isView(bytes)
        ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        : new Uint8Array(bytes),
    ).toString("base64");
  const given = {
    config,
    description: description ? base64(description) : null,
    packets: packets.map(({ bytes, ...packet }) => ({ ...packet, base64: base64(bytes) })),
  };
  return page.evaluate(async ({ config, description, packets }) => {
    const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const full = { ...config, ...(description ? { description: bytesOf(description) } : {}) };
    if (!(await VideoDecoder.isConfigSupported(full)).supported) return null;
    const sizes = new Set<string>();
    const pictures: string[] = [];
    const small = new OffscreenCanvas(32, 32).getContext("2d", { willReadFrequently: true });
    let failure: Error | null = null;
    const reader = new VideoDecoder({
      output(frame) {
        sizes.add(`${frame.displayWidth}×${frame.displayHeight}`);
        small?.drawImage(frame, 0, 0, 32, 32);
        pictures.push(String(small?.getImageData(0, 0, 32, 32).data));
        frame.close();
      },
      error(error) {
        failure = error;
      },
    });
    reader.configure(full);
    for (const { key, timestamp, base64 } of packets) {
      const data = bytesOf(base64);
      reader.decode(
        new EncodedVideoChunk({ type: key ? "key" : "delta", timestamp: Math.round(timestamp * 1e6), data }),
      );
    }
    await reader.flush();
    if (failure) throw failure;
    const changes = pictures.filter((picture, at) => at > 0 && picture !== pictures[at - 1]).length;
    return { sizes: [...sizes], frameCount: pictures.length, changes };
  }, given);
}

/** Opens a video as a page does; resolves when its first frame can be shown. */
export const openVideo = (
  page: Page,
  bytes: Buffer,
  type: string,
): Promise<{ width: number; height: number; seconds: number }> =>
  page.evaluate(
    async ([base64, mime]) => {
      const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const video = document.createElement("video");
      video.src = URL.createObjectURL(new Blob([data], { type: mime }));
      await new Promise((resolve, reject) => {
        video.onloadeddata = resolve;
        video.onerror = () => reject(new Error("the video does not play"));
      });
      return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration };
    },
    [bytes.toString("base64"), type] as const,
  );
