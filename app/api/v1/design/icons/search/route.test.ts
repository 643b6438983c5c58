import { beforeEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { searchIconsEndpoint } from "@/lib/api/design/search-icons";
import { GET as GET_SVG } from "../svg/route";
import { GET, POST } from "./route";

const ADDRESS = "http://posters.test/api/v1/design/icons/search";
const get = (query: string) => GET(new Request(`${ADDRESS}${query}`));
const answer = searchIconsEndpoint.replies[200].schema;
const found = async (query: string): Promise<z.infer<typeof answer>> => {
  const response = await get(query);
  expect(response.status).toBe(200);
  return answer.parse(await response.json());
};

beforeEach(() => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
});

describe("GET /icons/search", () => {
  it("200: answers names, whose they are, and the libraries as they are installed", async () => {
    const body = await found("?q=trash&limit=4");
    expect(body).toMatchObject({ query: "trash", library: "all", count: 4 });
    expect(body.results).toEqual(["trash", "trash", "trash", "trash"]);
    expect(body.items.map(({ library }) => library)).toEqual(["phosphor", "lucide", "heroicons", "radix"]);
    expect(body.libraries.map(({ id, iconCount }) => [id, iconCount])).toEqual([
      ["phosphor", 1512],
      ["lucide", 1908],
      ["heroicons", 324],
      ["radix", 318],
    ]);
    expect(body.libraries.map(({ variants }) => variants.toSorted())).toEqual([
      ["bold", "duotone", "fill", "light", "regular", "thin"],
      ["regular"],
      ["mini", "outline", "solid"],
      ["regular"],
    ]);
  });

  it("200: 50 unless told, up to 200, in the same order", async () => {
    const fifty = await found("?q=arrow");
    expect(fifty.count).toBe(50);
    expect(fifty.results).toHaveLength(50);
    expect(fifty.items.map(({ name }) => name)).toEqual(fifty.results);
    const most = await found("?q=arrow&limit=200");
    expect(most.count).toBe(200);
    expect(most.items.slice(0, 50)).toEqual(fifty.items);
    expect((await found("?q=arrow&limit=1")).count).toBe(1);
  });

  it("200: one library, by its id or its number", async () => {
    const body = await found("?q=arrow&library=lib_3");
    expect(body.library).toBe("heroicons");
    expect(new Set(body.items.map(({ library }) => library))).toEqual(new Set(["heroicons"]));
    expect(await found("?q=arrow&library=heroicons")).toEqual(body);
    expect(await found("?q=arrow&library=all")).toEqual(await found("?q=arrow"));
  });

  it("200: nothing found is an answer too", async () => {
    expect(await found(`?q=${encodeURIComponent("корзина")}`)).toMatchObject({
      count: 0,
      results: [],
      items: [],
    });
  });

  it("200: each result can be fetched in each variant that it claims", { timeout: 60_000 }, async () => {
    for (const query of ["arrow", "user", "delete", "a", "logo"]) {
      const { items } = await found(`?q=${query}&limit=200`);
      for (const { name, library, variants } of items)
        for (const variant of variants) {
          const address = `http://posters.test/api/v1/design/icons/svg?${new URLSearchParams({ name, library, variant })}`;
          expect((await GET_SVG(new Request(address))).status, address).toBe(200);
        }
    }
  });

  it.each([
    ["", "q"],
    ["?q=", "q"],
    ["?q=%20%20", "q"],
    [`?q=${"a".repeat(10_240)}`, "q"],
    ["?q=a&limit=0", "limit"],
    ["?q=a&limit=201", "limit"],
    ["?q=a&limit=-1", "limit"],
    ["?q=a&limit=1.5", "limit"],
    ["?q=a&limit=ten", "limit"],
    ["?q=a&limit=NaN", "limit"],
    ["?q=a&limit=1e9", "limit"],
    ["?q=a&library=feather", "library"],
    ["?q=a&library=__proto__", "library"],
    ["?q=a&q=b", "q"],
  ])("400: %s names the field, and nobody keeps it", async (query, field) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await response.json()).error).toMatch(new RegExp(`^${field}: `));
  });
});

describe("POST /icons/search", () => {
  it("405: is not served", async () => {
    const response = await POST(new Request(ADDRESS, { method: "POST" }));
    expect(response.status).toBe(405);
  });
});
