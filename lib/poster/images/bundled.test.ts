import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { SCENES } from "@/scripts/make-media/scenes";
import { BUNDLED_IMAGES } from "./bundled";

const FOLDER = "public/media";
const MAX_BYTES = 3 * 1024 * 1024;

/** Rec. 709. */
const LUMA = [0.2126, 0.7152, 0.0722];

describe("the bundled pictures", () => {
  it("are the scenes that are drawn and the files on disk", () => {
    const ids = BUNDLED_IMAGES.map((image) => image.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(SCENES.map((scene) => scene.id)).toEqual(ids);
    const files = BUNDLED_IMAGES.map((image) => image.file).sort();
    for (const folder of [FOLDER, `${FOLDER}/thumbnails`])
      expect(readdirSync(folder).filter((name) => name.endsWith(".webp"))).toEqual(files);
  });

  it("take less than 3 MB", () => {
    const bytes = BUNDLED_IMAGES.map((image) => statSync(`${FOLDER}/${image.file}`).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });

  it.each(BUNDLED_IMAGES)("$id is what the index says", async (image) => {
    const { width, height } = await sharp(`${FOLDER}/${image.file}`).metadata();
    expect([width, height]).toEqual([image.width, image.height]);
    const ratio = image.width / image.height;
    expect(image.orientation).toBe(ratio > 1.05 ? "horizontal" : ratio < 0.95 ? "vertical" : "square");
    const { channels } = await sharp(`${FOLDER}/${image.file}`).stats();
    const mean = channels.reduce((sum, channel, index) => sum + channel.mean * (LUMA[index] ?? 0), 0);
    expect(image.luminance).toBe(mean < 95 ? "dark" : mean > 150 ? "bright" : "neutral");
    // Not one flat colour.
    expect(channels[0]?.stdev ?? 0).toBeGreaterThan(4);
  });
});
