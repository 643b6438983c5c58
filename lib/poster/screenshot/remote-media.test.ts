import { describe, expect, it } from "vitest";
import type { ResolvedState } from "../schema/state";
import { hasRemoteMedia } from "./remote-media";

const stateWith = (layer: object) =>
  ({
    canvas: { aspectRatio: "1:1", backgroundColor: "#000000" },
    layers: [layer],
    effect: null,
    postProcesses: [],
  }) as unknown as ResolvedState;

describe("hasRemoteMedia", () => {
  it.each([
    { type: "image", mediaUrl: "https://example.org/a.png" },
    { type: "image", mediaUrl: "HTTP://example.org/a.png" },
    { type: "video", mediaUrl: "", posterUrl: "http://example.org/a.png" },
    { type: "background", inputMedia: { mediaUrl: "https://example.org/a.png" } },
    { type: "group", children: [{ type: "3d", settings: { modelUrl: "https://example.org/a.glb" } }] },
  ])("sees $type", (layer) => expect(hasRemoteMedia(stateWith(layer))).toBe(true));

  it.each([
    { type: "image", mediaUrl: "data:image/png;base64,AAAA" },
    { type: "image", mediaUrl: "/media/a.webp" },
    { type: "text", content: "https://example.org" },
  ])("does not count $type with its own media or words", (layer) =>
    expect(hasRemoteMedia(stateWith(layer))).toBe(false),
  );
});
