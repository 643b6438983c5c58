import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "../../env";
import { findImages, resetImageSearch } from "./find-images";
import {
  openverseWork,
  PATHS,
  pexelsPhoto,
  type StockServer,
  startStockServer,
  unsplashPhoto,
} from "./providers/test/stock-server";

let stock: StockServer;
let now = 0;

beforeAll(async () => {
  stock = await startStockServer();
});
afterAll(async () => {
  await stock.stop();
  vi.unstubAllEnvs();
  resetEnv();
});
beforeEach(() => {
  stock.requests.length = 0;
  stock.answers.clear();
  now = 0;
  configure();
  vi.spyOn(console, "error").mockReturnValue(undefined);
});

function configure(names: readonly (keyof typeof PATHS)[] = []) {
  vi.stubEnv("UNSPLASH_ACCESS_KEY", names.includes("unsplash") ? "unsplash-key" : "");
  vi.stubEnv("UNSPLASH_URL", stock.origin);
  vi.stubEnv("PEXELS_API_KEY", names.includes("pexels") ? "pexels-key" : "");
  vi.stubEnv("PEXELS_URL", `${stock.origin}/`);
  vi.stubEnv("OPENVERSE_URL", names.includes("openverse") ? stock.origin : "");
  resetEnv();
  resetImageSearch();
}
const find = (more: Partial<Parameters<typeof findImages>[0]> = {}) =>
  findImages({ words: "hills", limit: 6, page: 1, ...more }, () => now);
const asked = () => stock.requests.map(({ path }) => path);
const unsplashPage = (...results: unknown[]) => ({ body: { total: 137, total_pages: 23, results } });
const pexelsPage = (...photos: unknown[]) => ({
  body: { total_results: 8000, page: 1, per_page: 6, photos },
});
const openversePage = (...results: unknown[]) => ({
  body: { result_count: 240, page_count: 12, page_size: 20, page: 1, results },
});

describe("the search for pictures", () => {
  it("asks nobody outside when nothing is set up, nor without words", async () => {
    expect((await find()).images[0]).toMatchObject({ source: "affiche", license: "CC0-1.0" });
    configure(["unsplash"]);
    expect((await find({ words: " " })).images[0]).toMatchObject({ source: "affiche" });
    expect(asked()).toEqual([]);
  });

  it("speaks with Unsplash as its documentation says, and credits as its guidelines want", async () => {
    configure(["unsplash"]);
    stock.answers.set(PATHS.unsplash, unsplashPage(unsplashPhoto("Dwu85P9SOIk"), { id: "not whole" }));
    const found = await find({ orientation: "vertical", page: 2, limit: 5 });
    expect(stock.requests[0]).toMatchObject({
      query: { query: "hills", page: "2", per_page: "5", orientation: "portrait", content_filter: "high" },
      headers: { authorization: "Client-ID unsplash-key", "accept-version": "v1" },
    });
    expect(found).toEqual({
      total: 137,
      images: [
        {
          id: "Dwu85P9SOIk",
          url: "https://images.unsplash.com/photo-Dwu85P9SOIk?ixid=1&w=1080&q=80",
          thumbnail: "https://images.unsplash.com/photo-Dwu85P9SOIk?ixid=1&w=400&q=80",
          alt: "man in red jacket sitting on rock near lake",
          width: 5616,
          height: 3744,
          photographer: "Brian Aguirre",
          photographerUrl: "https://unsplash.com/@brian?utm_source=affiche&utm_medium=referral",
          orientation: "horizontal",
          source: "unsplash",
          license: "Unsplash License",
          attributionUrl: "https://unsplash.com/photos/Dwu85P9SOIk?utm_source=affiche&utm_medium=referral",
          credit: "Photo by Brian Aguirre on Unsplash",
        },
      ],
    });
  });

  it("speaks with Pexels as its documentation says", async () => {
    configure(["pexels"]);
    stock.answers.set(PATHS.pexels, pexelsPage(pexelsPhoto(2014422)));
    const found = await find({ orientation: "square" });
    expect(stock.requests[0]).toMatchObject({
      query: { query: "hills", page: "1", per_page: "6", orientation: "square" },
      headers: { authorization: "pexels-key" },
    });
    expect(found).toMatchObject({
      total: 8000,
      images: [
        {
          id: "2014422",
          url: "https://images.pexels.com/photos/2014422/p.jpeg?auto=compress&dpr=2&h=650&w=940",
          photographer: "Joey Farina",
          orientation: "vertical",
          license: "Pexels License",
          attributionUrl: "https://www.pexels.com/photo/brown-rocks-2014422/",
          credit: "Photo by Joey Farina on Pexels",
        },
      ],
    });
  });

  it("speaks with Openverse as its documentation says, and asks for works that may be used and changed", async () => {
    configure(["openverse"]);
    const given = openverseWork("b", {
      license: "cc0",
      license_version: "1.0",
      creator: null,
      attribution: "",
      title: null,
    });
    stock.answers.set(
      PATHS.openverse,
      openversePage(openverseWork("a"), given, openverseWork("c", { url: "javascript:1" })),
    );
    const found = await find({ orientation: "horizontal", type: "illustration" });
    expect(stock.requests[0]?.query).toEqual({
      q: "hills",
      page: "1",
      page_size: "6",
      license_type: "commercial,modification",
      aspect_ratio: "wide",
      category: "illustration,digitized_artwork",
      mature: "false",
    });
    expect(found.images).toMatchObject([
      {
        id: "a",
        license: "CC-BY-SA-2.0",
        credit: '"Lighthouse" by Ada is licensed under CC BY-SA 2.0.',
        attributionUrl: "https://www.flickr.com/photos/1/2",
        orientation: "square",
      },
      { id: "b", license: "CC0-1.0", photographer: "Unknown", credit: '"Untitled" by Unknown, CC0-1.0' },
    ]);
  });

  it("filters by brightness where colours are told, and asks only who can", async () => {
    configure(["openverse", "unsplash"]);
    stock.answers.set(
      PATHS.unsplash,
      unsplashPage(unsplashPhoto("dark"), unsplashPhoto("bright", { color: "#f0f0f0" })),
    );
    const found = await find({ luminance: "bright" });
    expect(found.images.map(({ id }) => id)).toEqual(["bright"]);
    expect(stock.requests[0]?.query.per_page).toBe("30");
    stock.requests.length = 0;
    expect((await find({ type: "3d" })).images[0]).toMatchObject({ source: "affiche" });
    expect(asked()).toEqual([]);
  });

  it("asks those with a key first, and the next when one fails or has nothing", async () => {
    configure(["unsplash", "pexels", "openverse"]);
    stock.answers.set(PATHS.unsplash, { status: 500, body: "secret words" });
    stock.answers.set(PATHS.pexels, pexelsPage());
    stock.answers.set(PATHS.pexels, { body: { total_results: 0, photos: [] } });
    stock.answers.set(PATHS.openverse, openversePage(openverseWork("a")));
    expect((await find()).images[0]).toMatchObject({ source: "openverse" });
    expect(asked()).toEqual([PATHS.unsplash, PATHS.pexels, PATHS.openverse]);
  });

  it.each([
    ["an error", { status: 500, body: "secret words" }],
    ["a refused key", { status: 401, body: { errors: ["OAuth error: secret words"] } }],
    ["another shape", { body: { total: "secret words" } }],
    ["no JSON", { body: "<html>secret words</html>" }],
    ["a redirect", { status: 302, headers: { location: "http://127.0.0.1:1/" } }],
    ["too much", { body: "x".repeat(3 * 1024 * 1024) }],
  ])(
    "falls back to the own set after %s, says so in its own words, and leaves the provider alone for a while",
    async (_name, answer) => {
      configure(["unsplash"]);
      stock.answers.set(PATHS.unsplash, answer);
      const found = await find();
      expect(found.images[0]).toMatchObject({ source: "affiche" });
      expect(found.note).toMatch(
        /^Unsplash cannot be searched just now\. These pictures come with Affiche\./,
      );
      expect(JSON.stringify(found)).not.toContain("secret");
      stock.answers.set(PATHS.unsplash, unsplashPage(unsplashPhoto("a")));
      now = 29_999;
      expect((await find()).images[0]).toMatchObject({ source: "affiche" });
      expect(asked()).toHaveLength(1);
      now = 30_000;
      expect((await find()).images[0]).toMatchObject({ source: "unsplash" });
    },
  );

  it("gives up on a provider that never answers after three seconds, and does not wait for it again", async () => {
    configure(["pexels"]);
    stock.answers.set(PATHS.pexels, { silent: true });
    const startedAt = performance.now();
    expect((await find()).note).toMatch(/^Pexels cannot/);
    expect(performance.now() - startedAt).toBeLessThan(6000);
    const again = performance.now();
    await find({ words: "other" });
    expect(performance.now() - again).toBeLessThan(500);
  });

  it("waits as long as a provider asks for, up to a quarter of an hour", async () => {
    configure(["pexels"]);
    stock.answers.set(PATHS.pexels, { status: 429, headers: { "retry-after": "600" } });
    await find();
    stock.answers.set(PATHS.pexels, pexelsPage(pexelsPhoto(1)));
    now = 599_000;
    expect((await find()).images[0]).toMatchObject({ source: "affiche" });
    now = 600_000;
    expect((await find()).images[0]).toMatchObject({ source: "pexels" });
  });

  it("asks for the same once in ten minutes", async () => {
    configure(["unsplash"]);
    stock.answers.set(PATHS.unsplash, unsplashPage(unsplashPhoto("a")));
    await find();
    await find();
    expect(asked()).toHaveLength(1);
    await find({ page: 2 });
    expect(asked()).toHaveLength(2);
    now = 600_000;
    await find();
    expect(asked()).toHaveLength(3);
  });

  it("says that nothing was found outside when its own set answers", async () => {
    configure(["unsplash"]);
    stock.answers.set(PATHS.unsplash, { body: { total: 0, total_pages: 0, results: [] } });
    const found = await find();
    expect(found.note).toMatch(/^Unsplash found nothing\. These pictures come with Affiche\./);
  });
});
