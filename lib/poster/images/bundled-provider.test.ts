import { describe, expect, it } from "vitest";
import { BUNDLED_IMAGES } from "./bundled.gen";
import { bundledProvider } from "./bundled-provider";

type Query = Parameters<typeof bundledProvider.search>[0];
const search = (words: string, more: Partial<Query> = {}) =>
  bundledProvider.search({ words, limit: 20, page: 1, ...more });
const ids = async (words: string, more: Partial<Query> = {}) =>
  (await search(words, more)).images.map((image) => image.id);

describe("the bundled provider", () => {
  it.each([
    ["concert crowd", ["concert", "concert-halftone"]],
    ["sunset ocean", ["ocean-sunset"]],
    ["ocean", ["ocean-sunset", "beach"]],
    ["office", ["desk", "skyline"]],
    ["abstract background", ["gradient-dusk", "fluid"]],
    ["texture", ["wood", "marble", "concrete", "linen"]],
    ["mountain landscape", ["mountains", "blue-ridges"]],
    ["night city", ["skyline"]],
    ["technology", ["network"]],
    ["flower", ["dahlia", "lavender"]],
    ["woman portrait", ["portrait"]],
    ["food", ["citrus"]],
  ])("finds what %s means, best first", async (words, wanted) => {
    const found = await search(words);
    expect(found.note).toBeUndefined();
    const first = found.images.slice(0, 12).map(({ id }) => id);
    expect(first).toEqual(expect.arrayContaining(wanted));
  });

  it("puts pictures about more of the words first", async () => {
    expect((await ids("sunset ocean"))[0]).toBe("ocean-sunset");
    expect((await ids("gold ring wedding"))[0]).toBe("gold-rings");
  });

  it("counts what a picture is measured to be among its words", async () => {
    const { images } = await search("dark");
    const luminances = images.map(({ id }) => BUNDLED_IMAGES.find((image) => image.id === id)?.luminance);
    expect(luminances.filter((luminance) => luminance === "dark").length).toBeGreaterThan(15);
  });

  it("reads words without case, accents and plurals", async () => {
    const plain = await ids("cafe");
    expect(plain).toContain("coffee");
    expect(await ids("CAFÉ")).toEqual(plain);
    expect(await ids("Flowers!")).toEqual(await ids("flower"));
    expect(await ids("strawberries")).toEqual(await ids("strawberry"));
  });

  it("finds beginnings of words, but not of very short ones", async () => {
    expect(await ids("mount")).toContain("mountains");
    expect((await search("mo")).note).toMatch(/few different/);
  });

  it("answers with close pictures for a word that none is about, and says so", async () => {
    const found = await search("yacht boat");
    expect(found.note).toBe("No picture here is about “yacht boat”; these are close.");
    expect(found.images.slice(0, 3).map(({ id }) => id)).toContain("ocean-sunset");
  });

  it("guesses what was meant by a word that is spelt wrong, and says so", async () => {
    const found = await search("moutain");
    expect(found.note).toBe("Nothing is about “moutain”; these are about mountain.");
    expect(found.images.map(({ id }) => id)).toContain("mountains");
  });

  it("answers a stranger with a few different pictures, within the filters, and says so", async () => {
    const found = await search("zzzzqqq", { limit: 6, orientation: "vertical" });
    expect(found.note).toBe("No picture here is about “zzzzqqq”; these are a few different ones.");
    expect(found.images).toHaveLength(6);
    expect(new Set(found.images.map(({ orientation }) => orientation))).toEqual(new Set(["vertical"]));
  });

  it("lists everything without words", async () => {
    expect((await ids("")).concat(await ids("", { page: 2 }))).toEqual(
      BUNDLED_IMAGES.slice(0, 40).map((image) => image.id),
    );
  });

  it("filters by each property", async () => {
    for (const { id, orientation, type, luminance } of BUNDLED_IMAGES) {
      expect(await ids("", { orientation, type, luminance })).toContain(id);
    }
  });

  it("counts all matches on every page and never repeats one", async () => {
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(BUNDLED_IMAGES.length / 20); page++) {
      const found = await search("", { page });
      expect(found.total).toBe(BUNDLED_IMAGES.length);
      seen.push(...found.images.map((image) => image.id));
    }
    expect(seen).toEqual(BUNDLED_IMAGES.map((image) => image.id));
    expect((await search("", { page: 99 })).images).toEqual([]);
  });
});
