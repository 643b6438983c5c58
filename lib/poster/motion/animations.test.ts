import crc32 from "crc-32";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { assemblePng } from "./animated-png";
import { assembleWebp } from "./animated-webp";

const COLORS = ["#d7263d", "#1b998b", "#2e294e"];
const frame = (format: "png" | "webp", background: string, width = 31, height = 17) =>
  sharp({ create: { width, height, channels: 3, background } })
    [format]()
    .toBuffer();
const frames = (format: "png" | "webp") =>
  Promise.all(
    COLORS.map(async (color, index) => ({ bytes: await frame(format, color), durationMs: 40 + index })),
  );

describe("assembleWebp", () => {
  it("makes an animation that others decode: size, delays, every frame, for ever", async () => {
    const file = assembleWebp(await frames("webp"), 31, 17);
    const { pages, delay, loop, width, pageHeight } = await sharp(file, { animated: true }).metadata();
    expect({ pages, delay, loop, width, pageHeight }).toEqual({
      pages: 3,
      delay: [40, 41, 42],
      loop: 0,
      width: 31,
      pageHeight: 17,
    });
    for (const [page, color] of COLORS.entries()) {
      const { dominant } = await sharp(file, { page }).stats();
      const wanted = Number.parseInt(color.slice(1), 16);
      expect(Math.abs(dominant.r - (wanted >> 16))).toBeLessThan(12);
      expect(Math.abs(dominant.b - (wanted & 255))).toBeLessThan(12);
    }
  });

  it("refuses what is no WebP", async () => {
    const bytes = await frame("png", "#000000");
    expect(() => assembleWebp([{ bytes, durationMs: 1 }], 31, 17)).toThrow("not a WebP");
  });
});

describe("assemblePng", () => {
  it("writes the chunks of an animated PNG, in order, each with its check sum", async () => {
    const file = assemblePng(await frames("png"));
    const view = new DataView(file.buffer);
    const names: string[] = [];
    const sequences: number[] = [];
    for (let at = 8; at < file.length; ) {
      const length = view.getUint32(at);
      const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
      names.push(name);
      if (name === "fcTL" || name === "fdAT") sequences.push(view.getUint32(at + 8));
      expect(view.getUint32(at + 8 + length)).toBe(crc32.buf(file.subarray(at + 4, at + 8 + length)) >>> 0);
      at += 12 + length;
    }
    expect(names).toEqual(["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"]);
    expect(sequences).toEqual([0, 1, 2, 3, 4]);
  });

  it("shows its first frame to programs that know still pictures only", async () => {
    const file = assemblePng(await frames("png"));
    const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0xd7, 0x26, 0x3d]);
  });

  it("refuses frames of different sizes, and what is no PNG", async () => {
    const one = { bytes: await frame("png", "#000000"), durationMs: 1 };
    const other = { bytes: await frame("png", "#000000", 30), durationMs: 1 };
    expect(() => assemblePng([one, other])).toThrow("Frame 1");
    const palette = await sharp(one.bytes).png({ palette: true }).toBuffer();
    expect(() => assemblePng([{ bytes: palette, durationMs: 1 }])).toThrow("palettes");
    expect(() => assemblePng([{ bytes: new Uint8Array(20), durationMs: 1 }])).toThrow("not a PNG");
  });
});
