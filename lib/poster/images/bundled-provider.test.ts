import { describe, expect, it } from "vitest";
import { BUNDLED_IMAGES } from "./bundled";
import { bundledProvider } from "./bundled-provider";

const ids = async (words: string, filters: Partial<Parameters<typeof bundledProvider.search>[0]> = {}) =>
  (await bundledProvider.search({ words, limit: 20, page: 1, ...filters })).images.map((image) => image.id);

describe("the bundled provider", () => {
  it("puts pictures about more of the words first", async () => {
    expect((await ids("concert crowd"))[0]).toBe("concert");
    expect((await ids("mountain landscape"))[0]).toBe("mountains");
    expect(await ids("music")).toEqual(["concert", "vinyl"]);
  });

  it("reads words without case, accents and plurals", async () => {
    expect(await ids("CAFÉ")).toEqual(["coffee"]);
    expect(await ids("Flowers!")).toEqual(["dahlia"]);
  });

  it("finds beginnings of words, but not of very short ones", async () => {
    expect((await ids("mount"))[0]).toBe("mountains");
    expect(await ids("mo")).toEqual([]);
  });

  it("lists everything without words and nothing for a stranger", async () => {
    expect(await ids("")).toEqual(BUNDLED_IMAGES.map((image) => image.id));
    expect(await ids("zeppelin")).toEqual([]);
  });

  it("filters by each property", async () => {
    for (const image of BUNDLED_IMAGES) {
      const { orientation, type, luminance } = image;
      expect(await ids("", { orientation, type, luminance })).toContain(image.id);
    }
    expect(await ids("landscape", { orientation: "square" })).toEqual([]);
  });

  it("counts all matches on every page and never repeats one", async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 4; page++) {
      const found = await bundledProvider.search({ words: "", limit: 5, page });
      expect(found.total).toBe(BUNDLED_IMAGES.length);
      seen.push(...found.images.map((image) => image.id));
    }
    expect(seen).toEqual(BUNDLED_IMAGES.map((image) => image.id));
  });
});
