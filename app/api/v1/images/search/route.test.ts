import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { searchImages } from "@/lib/api/poster/search-images";
import { resetEnv } from "@/lib/env";
import { BUNDLED_IMAGES } from "@/lib/poster/images/bundled.gen";
import { resetImageSearch } from "@/lib/poster/images/find-images";
import { openverseWork, PATHS, startStockServer } from "@/lib/poster/images/providers/test/stock-server";
import { GET, POST } from "./route";

const ADDRESS = "http://posters.test/api/v1/images/search";
const get = (query: string) => GET(new Request(`${ADDRESS}${query}`));

beforeEach(() => {
  // A bucket of 100 a minute is for callers, not for this file.
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
  for (const name of ["UNSPLASH_ACCESS_KEY", "PEXELS_API_KEY", "OPENVERSE_URL"]) vi.stubEnv(name, "");
  resetEnv();
  resetImageSearch();
});
afterAll(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

describe("GET /images/search", () => {
  it("200: answers in the documented shape, with addresses on its own origin", async () => {
    const response = await get("?query=coffee&orientation=square&type=photo");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    const body = searchImages.replies[200]?.schema?.parse(await response.json());
    expect(body).toMatchObject({
      query: "coffee",
      total: 1,
      images: [{ id: "coffee", source: "affiche", license: "CC0-1.0", credit: "Computed by Affiche, CC0" }],
    });
    const [image] = (body as { images: { url: string; thumbnail: string; attributionUrl: string }[] }).images;
    expect(new URL(image?.url ?? "").pathname).toBe("/media/coffee.webp");
    expect(new URL(image?.thumbnail ?? "").pathname).toBe("/media/thumbnails/coffee.webp");
    expect(new URL(image?.attributionUrl ?? "").pathname).toBe("/media/LICENSE.txt");
  });

  it("200: takes q for query, and query before q", async () => {
    expect((await (await get("?q=planet")).json()).images[0]).toMatchObject({ id: "planet" });
    expect(await (await get("?q=planet&query=vinyl")).json()).toMatchObject({ query: "vinyl" });
  });

  it("200: six a page unless told, and everything without words", async () => {
    const body = await (await get("")).json();
    expect(body.images).toHaveLength(6);
    expect(body).toMatchObject({ query: "", total: BUNDLED_IMAGES.length });
    const last = Math.ceil(BUNDLED_IMAGES.length / 20);
    const rest = await (await get(`?limit=20&page=${last}`)).json();
    expect(rest.images).toHaveLength(BUNDLED_IMAGES.length - (last - 1) * 20);
  });

  it("200: filters", async () => {
    const body = await (await get("?orientation=vertical&type=photo&luminance=dark&limit=20")).json();
    expect(body.images.map((image: { id: string }) => image.id)).toContain("portrait");
    expect(new Set(body.images.map((image: { orientation: string }) => image.orientation))).toEqual(
      new Set(["vertical"]),
    );
  });

  it("200: is never without an answer, and says that it is a guess", async () => {
    const response = await get("?query=zzzzqqq");
    const body = searchImages.replies[200]?.schema?.parse(await response.json());
    expect(body).toMatchObject({ note: expect.stringContaining("zzzzqqq") });
    expect((body as { images: unknown[] }).images).toHaveLength(6);
    expect(response.headers.get("cache-control")).toBe("public, max-age=30");
  });

  it("200: answers from a provider that is set up, and from its own set with a note when that fails", async () => {
    const stock = await startStockServer();
    vi.stubEnv("OPENVERSE_URL", stock.origin);
    resetEnv();
    stock.answers.set(PATHS.openverse, { body: { result_count: 1, results: [openverseWork("a")] } });
    const found = searchImages.replies[200]?.schema?.parse(await (await get("?query=lighthouse")).json());
    expect(found).toMatchObject({
      total: 1,
      images: [{ id: "a", source: "openverse", license: "CC-BY-SA-2.0" }],
    });
    stock.answers.set(PATHS.openverse, { status: 503, body: "secret words" });
    const told = vi.spyOn(console, "error").mockReturnValue(undefined);
    const fallen = await (await get("?query=ocean")).json();
    told.mockRestore();
    await stock.stop();
    expect(fallen).toMatchObject({
      note: expect.stringMatching(/^Openverse cannot/),
      images: expect.anything(),
    });
    expect(fallen.images[0]).toMatchObject({ source: "affiche" });
  });

  it.each([
    ["?limit=0", "limit"],
    ["?limit=21", "limit"],
    ["?limit=2.5", "limit"],
    ["?limit=six", "limit"],
    ["?page=0", "page"],
    ["?orientation=round", "orientation"],
    ["?type=video", "type"],
    ["?luminance=black", "luminance"],
    [`?query=${"a".repeat(201)}`, "query"],
  ])("400: %s names the field", async (query, field) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    const body = await response.json();
    expect(body.code).toBe("INVALID_REQUEST");
    expect(body.error).toContain(field);
  });
});

describe("POST /images/search", () => {
  it("405: is not served", async () => {
    const response = await POST(new Request(ADDRESS, { method: "POST" }));
    expect(response.status).toBe(405);
  });
});
