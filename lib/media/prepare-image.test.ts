import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { prepareImage } from "./prepare-image";
import {
  animation,
  CORNERS,
  corners,
  cornersOf,
  exifOf,
  noise,
  pngChunk,
  pngOfSize,
  turnedJpeg,
  withChunks,
  withSegment,
} from "./test/sample-images";

const codeOf = (preparing: Promise<unknown>) =>
  preparing.then(
    () => "taken",
    (error: { code?: string; publicMessage?: string }) => `${error.code} ${error.publicMessage}`,
  );
const GPS = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 12/1" }, IFD0: { Make: "SecretCamera" } };
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretCamera</secret></x:xmpmeta>';
const animatedAvif = () => readFileSync("lib/media/test/fixtures/animated.avif");

/** Which colour stands where, when a picture is shown as the orientation says. */
const UPRIGHT: Record<number, readonly number[]> = {
  1: [0, 1, 2, 3],
  2: [1, 0, 3, 2],
  3: [3, 2, 1, 0],
  4: [2, 3, 0, 1],
  5: [0, 2, 1, 3],
  6: [2, 0, 3, 1],
  7: [3, 1, 2, 0],
  8: [1, 3, 0, 2],
};

describe("what needs no change is stored as it was sent", () => {
  it.each([
    ["png", () => corners().png(), "image/png"],
    ["jpg", () => corners().jpeg(), "image/jpeg"],
    ["jpg", () => corners().jpeg({ progressive: true }), "image/jpeg"],
    ["webp", () => corners().webp(), "image/webp"],
    ["webp", () => corners().webp({ lossless: true }), "image/webp"],
    ["gif", () => corners().gif(), "image/gif"],
    ["avif", () => corners().avif(), "image/avif"],
    ["gif", () => animation().gif(), "image/gif"],
    ["webp", () => animation().webp(), "image/webp"],
  ] as const)("%s", async (extension, make, contentType) => {
    const file = await make().toBuffer();
    const prepared = await prepareImage(file);
    expect(prepared.fileName).toBe(`${prepared.sha256}.${extension}`);
    expect(prepared.contentType).toBe(contentType);
    expect(Buffer.compare(prepared.bytes, file)).toBe(0);
    expect(await prepareImage(file)).toEqual(prepared);
  });

  it.each([
    ["16 bits", () => corners().toColourspace("rgb16").png()],
    ["a palette with transparency", () => corners().ensureAlpha(0.5).png({ palette: true })],
    ["greyscale", () => corners().greyscale().toColourspace("b-w").png()],
    ["greyscale JPEG", () => corners().toColourspace("b-w").jpeg()],
    ["CMYK JPEG", () => corners().toColourspace("cmyk").jpeg()],
    ["one pixel", () => corners().resize(1, 1).png()],
    ["interlaced", () => corners().png({ progressive: true })],
  ] as const)("with %s", async (_name, make) => {
    const file = await make().toBuffer();
    const { bytes, widthPx } = await prepareImage(file);
    expect(Buffer.compare(bytes, file)).toBe(0);
    expect(widthPx).toBe((await sharp(file).metadata()).width);
  });

  it("and keeps its colour profile", async () => {
    const file = await corners().withIccProfile("p3").jpeg().toBuffer();
    const { bytes } = await prepareImage(file);
    expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(file).metadata()).icc);
  });
});

describe("orientation", () => {
  for (const format of ["jpeg", "png", "webp"] as const) {
    it.each([1, 2, 3, 4, 5, 6, 7, 8])(
      `%i of a ${format} is applied, and told no more`,
      async (orientation) => {
        const file = await corners()
          .withMetadata({ orientation })
          .toFormat(format, { quality: 95 })
          .toBuffer();
        const { bytes, widthPx, heightPx } = await prepareImage(file);
        const wanted = UPRIGHT[orientation]?.map((index) => CORNERS[index]);
        expect(await cornersOf(bytes)).toEqual(wanted);
        expect([widthPx, heightPx]).toEqual(orientation >= 5 ? [32, 48] : [48, 32]);
        const meta = await sharp(bytes).metadata();
        expect(meta.orientation ?? 1).toBe(1);
        expect(meta.exif).toBeUndefined();
        // What was stored is stored again without a change.
        expect((await prepareImage(bytes)).sha256).toBe((await prepareImage(file)).sha256);
      },
    );
  }

  it("keeps chroma, profile, greys, inks and depth when it is applied", async () => {
    const turned = (picture: Sharp) => picture.withMetadata({ orientation: 6 });
    const full = await turned(corners()).jpeg({ chromaSubsampling: "4:4:4" }).toBuffer();
    expect((await sharp((await prepareImage(full)).bytes).metadata()).chromaSubsampling).toBe("4:4:4");
    const half = await turned(corners()).jpeg({ chromaSubsampling: "4:2:0" }).toBuffer();
    expect((await sharp((await prepareImage(half)).bytes).metadata()).chromaSubsampling).toBe("4:2:0");

    const wide = await turned(corners())
      .withIccProfile("p3")
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer();
    const stored = (await prepareImage(wide)).bytes;
    expect((await sharp(stored).metadata()).icc).toEqual((await sharp(wide).metadata()).icc);
    const raw = (file: Uint8Array) =>
      sharp(file).keepIccProfile().autoOrient().resize(2, 2, { kernel: "nearest" }).raw().toBuffer();
    const [before, after] = [await raw(wide), await raw(stored)];
    for (const [index, value] of before.entries())
      expect(Math.abs(value - (after[index] ?? 0))).toBeLessThan(8);

    const grey = turnedJpeg(await corners().toColourspace("b-w").jpeg().toBuffer(), 6);
    expect((await sharp((await prepareImage(grey)).bytes).metadata()).space).toBe("b-w");
    const inks = turnedJpeg(await corners().toColourspace("cmyk").jpeg().toBuffer(), 6);
    expect((await sharp((await prepareImage(inks)).bytes).metadata()).space).toBe("cmyk");
    const deep = withChunks(
      await corners().toColourspace("rgb16").png().toBuffer(),
      pngChunk("eXIf", exifOf(6)),
    );
    const upright = await sharp((await prepareImage(deep)).bytes).metadata();
    expect([upright.depth, upright.width, upright.height]).toEqual(["ushort", 32, 48]);
    const exact = await turned(corners()).webp({ lossless: true }).toBuffer();
    expect(Buffer.from((await prepareImage(exact)).bytes).includes("VP8L")).toBe(true);
  });

  it("of an animation is refused in words", async () => {
    const file = await animation().withMetadata({ orientation: 6 }).webp().toBuffer();
    expect(await codeOf(prepareImage(file))).toMatch(/^INVALID_REQUEST.*upright/);
  });
});

describe("metadata is left out, pixels are untouched", () => {
  const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();

  it.each(["jpeg", "png", "webp", "avif"] as const)("%s", async (format) => {
    const plain = corners().withExif(GPS).withXmp(XMP);
    const file = await plain.toFormat(format).toBuffer();
    expect(file.includes("SecretCamera")).toBe(true);
    const { bytes } = await prepareImage(file);
    expect(Buffer.from(bytes).includes("SecretCamera")).toBe(false);
    expect(Buffer.from(bytes).includes("GPS")).toBe(false);
    expect(await pixels(bytes)).toEqual(await pixels(file));
  });

  it("texts, times and comments of PNG, JPEG and GIF", async () => {
    const png = withChunks(
      await corners().png().toBuffer(),
      pngChunk("tEXt", Buffer.from("Location\0SecretPlace")),
      pngChunk("iTXt", Buffer.from("XML:com.adobe.xmp\0\0\0\0\0SecretPlace")),
      pngChunk("tIME", Buffer.alloc(7, 1)),
      pngChunk("prVt", Buffer.from("SecretPlace")),
    );
    expect(Buffer.from((await prepareImage(png)).bytes)).toEqual(await corners().png().toBuffer());

    const jpeg = await corners().jpeg().toBuffer();
    let said = withSegment(jpeg, 0xfe, Buffer.from("<svg onload=alert(1)>SecretPlace</svg>"));
    said = withSegment(said, 0xed, Buffer.from("Photoshop 3.0\0SecretPlace"));
    said = withSegment(said, 0xe2, Buffer.from("MPF\0SecretPlace"));
    expect(Buffer.from((await prepareImage(said)).bytes)).toEqual(jpeg);

    const gif = await animation().gif().toBuffer();
    const comment = Buffer.concat([Buffer.of(0x21, 0xfe, 11), Buffer.from("SecretPlace"), Buffer.of(0)]);
    const withComment = Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
    expect(Buffer.from((await prepareImage(withComment)).bytes)).toEqual(gif);
  });

  it("of an animated AVIF, which stays animated", async () => {
    const file = animatedAvif();
    expect(file.includes("SecretCamera")).toBe(true);
    const { bytes, contentType, widthPx, heightPx } = await prepareImage(file);
    const text = Buffer.from(bytes).toString("latin1");
    expect(text).not.toContain("SecretCamera");
    expect(text).not.toContain("GPSLatitude");
    expect([contentType, widthPx, heightPx]).toEqual(["image/avif", 48, 32]);
    expect(text.slice(4, 12)).toBe("ftypavis");
    expect(bytes).toHaveLength(file.length);
    expect((await prepareImage(bytes)).sha256).toBe((await prepareImage(file)).sha256);
  });

  it.each(["gif", "webp"] as const)("animated %s keeps frames and times", async (format) => {
    const file = await animation()
      .withExif(GPS)
      .toFormat(format, { delay: [70, 80, 90] })
      .toBuffer();
    const meta = await sharp((await prepareImage(file)).bytes, { animated: true }).metadata();
    expect(meta).toMatchObject({ pages: 3, delay: [70, 80, 90] });
  });
});

describe("what follows the end of an image is cut away", () => {
  const ends = { html: "<html><script>alert(1)</script>", zip: "PK\x03\x04 and so on", jar: "PK\x05\x06" };
  it.each(["png", "jpeg", "gif", "webp", "avif"] as const)("%s", async (format) => {
    const file = await corners().toFormat(format).toBuffer();
    for (const end of Object.values(ends)) {
      const { bytes } = await prepareImage(Buffer.concat([file, Buffer.from(end, "latin1")]));
      expect(Buffer.compare(bytes, file)).toBe(0);
    }
  });
});

describe("what is no whole image is refused", () => {
  it.each(["png", "jpeg", "gif", "webp", "avif"] as const)("%s, cut anywhere", async (format) => {
    const file = await noise(64, 48).toFormat(format).toBuffer();
    for (const share of [0.02, 0.2, 0.5, 0.9, 0.999]) {
      const cut = file.subarray(0, Math.max(12, Math.min(file.length - 1, Math.floor(file.length * share))));
      expect(await codeOf(prepareImage(cut)), `${share}`).toMatch(/^INVALID_REQUEST image: /);
    }
  });

  // Any bytes are a picture to WebP's decoder, as long as there are enough of them.
  it.each(["png", "gif", "avif", "jpeg"] as const)("%s, with its head only", async (format) => {
    const file = await noise(64, 48).toFormat(format).toBuffer();
    const junk = Buffer.concat([file.subarray(0, 40), Buffer.alloc(4000, 0x41)]);
    expect(await codeOf(prepareImage(junk))).toMatch(/^INVALID_REQUEST image: /);
  });

  it("JPEG that ends in the middle of its data, with an end mark", async () => {
    const file = await noise(64, 48).jpeg().toBuffer();
    const cut = Buffer.concat([file.subarray(0, file.length / 2), Buffer.of(0xff, 0xd9)]);
    expect(await codeOf(prepareImage(cut))).toMatch(/^INVALID_REQUEST image: this JPEG/);
  });

  it("PNG with a damaged chunk", async () => {
    const file = Buffer.from(await noise(64, 48).png().toBuffer());
    file[200] = (file[200] ?? 0) ^ 1;
    expect(await codeOf(prepareImage(file))).toMatch(/^INVALID_REQUEST image: this PNG/);
  });

  it.each([
    ["a PDF", "%PDF-1.7\n%", "application/pdf"],
    ["a ZIP", "PK\x03\x04\x14\0\0\0\x08\0", "application/zip"],
    ["HTML", "<!DOCTYPE html><html><body>hi", "HTML"],
    ["plain text", "just words", "text"],
    ["an icon", "\0\0\x01\0\x01\0\x10\x10", "image/x-icon"],
    ["a BMP", "BM\x46\0\0\0", "image/bmp"],
    ["unknown bytes", "\0\x01\x02\x03\x04", "unknown type"],
    ["another XML", "<?xml version='1.0'?><note/>", "XML of another kind"],
    ["a HEIC", "\0\0\0\x18ftypheic\0\0\0\0heicmif1", "image/heic"],
  ])("%s is named", async (_name, start, named) => {
    const told = await codeOf(prepareImage(Buffer.from(start, "latin1")));
    expect(told).toMatch(/^INVALID_REQUEST image: is /);
    expect(told).toContain(named);
    expect(told).toContain("PNG, JPEG, GIF, WebP, SVG or AVIF");
  });
});

describe("too many pixels are refused before they are decoded", () => {
  it("19000 × 19000 PNG", async () => {
    const startedAt = performance.now();
    const bomb = pngOfSize(await corners().png().toBuffer(), 19_000, 19_000);
    expect(await codeOf(prepareImage(bomb))).toMatch(/^PAYLOAD_TOO_LARGE.*19000 × 19000.*100 megapixels/);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it("a JPEG, a GIF, a WebP and an AVIF whose heads say so", async () => {
    const jpeg = Buffer.from(await corners().jpeg().toBuffer());
    const frame = jpeg.indexOf(Buffer.of(0xff, 0xc0));
    jpeg.writeUInt16BE(60_000, frame + 5);
    jpeg.writeUInt16BE(60_000, frame + 7);
    expect(await codeOf(prepareImage(jpeg))).toMatch(/^PAYLOAD_TOO_LARGE/);

    const gif = Buffer.from(await corners().gif().toBuffer());
    gif.writeUInt16LE(65_535, 6);
    gif.writeUInt16LE(65_535, 8);
    expect(await codeOf(prepareImage(gif))).toMatch(/^PAYLOAD_TOO_LARGE/);

    const webp = Buffer.from(await animation().webp().toBuffer());
    webp.writeUIntLE(16_000, webp.indexOf("VP8X") + 12, 3);
    webp.writeUIntLE(16_000, webp.indexOf("VP8X") + 15, 3);
    expect(await codeOf(prepareImage(webp))).toMatch(/^PAYLOAD_TOO_LARGE/);

    const avif = Buffer.from(await corners().avif().toBuffer());
    avif.writeUInt32BE(30_000, avif.indexOf("ispe") + 8);
    avif.writeUInt32BE(30_000, avif.indexOf("ispe") + 12);
    expect(await codeOf(prepareImage(avif))).toMatch(/^PAYLOAD_TOO_LARGE/);
  });

  it("many frames of a large picture", async () => {
    const gif = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: "#fff" } })
      .gif()
      .toBuffer();
    const frame = gif.subarray(gif.indexOf(Buffer.of(0x2c, 0, 0, 0, 0)), -1);
    const frames = Array.from({ length: 21 }, () => frame);
    const bomb = Buffer.concat([gif.subarray(0, -1), ...frames, Buffer.of(0x3b)]);
    expect(await codeOf(prepareImage(bomb))).toMatch(/^PAYLOAD_TOO_LARGE.*22 frames/);
  });

  it("and exactly 100 megapixels are not", async () => {
    const file = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#123" } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect((await prepareImage(file)).widthPx).toBe(10_000);
    expect(await codeOf(prepareImage(pngOfSize(file, 10_001, 10_000)))).toMatch(/^PAYLOAD_TOO_LARGE/);
  }, 60_000);
});
