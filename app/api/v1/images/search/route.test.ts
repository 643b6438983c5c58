import { beforeEach, describe, expect, it, vi } from "vitest";
import { searchImages } from "@/lib/api/poster/search-images";
import { BUNDLED_IMAGES } from "@/lib/poster/images/bundled";
import { GET, POST } from "./route";

const ADDRESS = "http://posters.test/api/v1/images/search";
const get = (query: string) => GET(new Request(`${ADDRESS}${query}`));

beforeEach(() => {
  // A bucket of 100 a minute is for callers, not for this file.
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
});

describe("GET /images/search", () => {
  it("200: answers in the documented shape, with addresses on its own origin", async () => {
    const response = await get("?query=coffee");
    expect(response.status).toBe(200);
    const body = searchImages.replies[200]?.schema?.parse(await response.json());
    expect(body).toMatchObject({
      query: "coffee",
      total: 1,
      images: [{ id: "coffee", source: "affiche", license: "CC0-1.0", orientation: "square" }],
    });
    const [image] = (body as { images: { url: string; thumbnail: string; attributionUrl: string }[] }).images;
    expect(new URL(image?.url ?? "").pathname).toBe("/media/coffee.webp");
    expect(new URL(image?.thumbnail ?? "").pathname).toBe("/media/thumbnails/coffee.webp");
    expect(new URL(image?.attributionUrl ?? "").pathname).toBe("/media/LICENSE.txt");
  });

  it("200: takes q for query, and query before q", async () => {
    expect(await (await get("?q=planet")).json()).toMatchObject({ query: "planet", total: 1 });
    expect(await (await get("?q=planet&query=vinyl")).json()).toMatchObject({ query: "vinyl" });
  });

  it("200: six a page unless told, and everything without words", async () => {
    const body = await (await get("")).json();
    expect(body.images).toHaveLength(6);
    expect(body).toMatchObject({ query: "", total: BUNDLED_IMAGES.length });
    const next = await (await get("?limit=5&page=3")).json();
    expect(next.images).toHaveLength(BUNDLED_IMAGES.length - 10);
  });

  it("200: filters", async () => {
    const body = await (await get("?orientation=vertical&type=photo&luminance=dark")).json();
    expect(body.images.map((image: { id: string }) => image.id)).toEqual(["portrait"]);
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
