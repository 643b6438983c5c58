import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { DRAWN } from "@/scripts/make-media/drawn";
import { POSTERS } from "@/scripts/make-media/posters";
import { SCENES } from "@/scripts/make-media/scenes";
import { validateState } from "../schema/validate";
import { BUNDLED_IMAGES } from "./bundled.gen";
import { IMAGE_TYPES, LUMINANCES, luminanceOf, ORIENTATIONS, orientationOf } from "./image-provider";

const FOLDER = "public/media";
const MAX_BYTES = 6_000_000;

/** Rec. 709. */
const LUMA = [0.2126, 0.7152, 0.0722];

describe("the bundled pictures", () => {
  it("are the scenes and posters that are drawn, and the files on disk", () => {
    const ids = BUNDLED_IMAGES.map((image) => image.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(SCENES.map(({ id }) => id)).toEqual(DRAWN.map(({ id }) => id));
    expect(ids).toEqual([...DRAWN, ...POSTERS].map(({ id }) => id));
    const files = BUNDLED_IMAGES.map((image) => image.file).sort();
    for (const folder of [FOLDER, `${FOLDER}/thumbnails`])
      expect(readdirSync(folder).filter((name) => name.endsWith(".webp"))).toEqual(files);
  });

  it("are sixty or more, in every orientation, type and brightness, several of each", () => {
    expect(BUNDLED_IMAGES.length).toBeGreaterThanOrEqual(60);
    const count = (is: (image: (typeof BUNDLED_IMAGES)[number]) => boolean) =>
      BUNDLED_IMAGES.filter(is).length;
    for (const orientation of ORIENTATIONS) {
      for (const luminance of LUMINANCES) {
        const found = count((image) => image.orientation === orientation && image.luminance === luminance);
        expect([orientation, luminance, found >= 3]).toEqual([orientation, luminance, true]);
      }
    }
    for (const type of IMAGE_TYPES) expect(count((image) => image.type === type)).toBeGreaterThanOrEqual(15);
  });

  it("take less than 6 MB with their thumbnails", () => {
    const paths = BUNDLED_IMAGES.flatMap(({ file }) => [`${FOLDER}/${file}`, `${FOLDER}/thumbnails/${file}`]);
    expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(MAX_BYTES);
  });

  it.each(POSTERS)("$id has a valid state, and words to be found by", ({ state, alt, tags }) => {
    expect(validateState(state)).toEqual([]);
    expect(alt.length).toBeGreaterThan(12);
    expect(tags.split(",").length).toBeGreaterThanOrEqual(10);
  });

  it.each(BUNDLED_IMAGES)("$id is what the index says", async (image) => {
    const { width, height } = await sharp(`${FOLDER}/${image.file}`).metadata();
    expect([width, height]).toEqual([image.width, image.height]);
    expect(image.orientation).toBe(orientationOf(width, height));
    const { channels } = await sharp(`${FOLDER}/${image.file}`).stats();
    const mean = channels.reduce((sum, channel, index) => sum + channel.mean * (LUMA[index] ?? 0), 0);
    expect(image.luminance).toBe(luminanceOf(mean));
    // Not one flat colour.
    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(4);
  });
});
