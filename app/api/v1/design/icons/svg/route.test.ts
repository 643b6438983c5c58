import { beforeEach, describe, expect, it, vi } from "vitest";
import { iconSet } from "@/lib/icons/icon-set";
import { GET, POST } from "./route";

const ADDRESS = "http://posters.test/api/v1/design/icons/svg";
const get = (query: Record<string, string>) => GET(new Request(`${ADDRESS}?${new URLSearchParams(query)}`));
const svg = async (query: Record<string, string>) => {
  const response = await get(query);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return text;
};

/** Everything that a file may be: shapes, in a group where they are strokes; no ids, and nothing that is no XML. */
const GRAMMAR =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\d+)" height="\1" viewBox="0 0 (\d+) \2" fill="currentColor">(<g fill="none" stroke="currentColor" stroke-width="(?:2|1\.5)"(?: stroke-line(?:cap|join)="round")*>)?(?:<(?:path|circle|rect|line|ellipse|polyline|polygon)(?: (?!id=)[a-z0-9-]+="[^"<>&]*")+\/>)+(<\/g>)?<\/svg>$/;

beforeEach(() => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
});

describe("GET /icons/svg", () => {
  it.each(["phosphor", "lucide", "heroicons", "radix"] as const)(
    "200: has every icon of %s in every variant, at the size asked for, in the colour around it, without ids",
    { timeout: 120_000 },
    async (id) => {
      const library = iconSet().library(id);
      const wrong: string[] = [];
      for (const { id: variant } of library.variants) {
        const seen = new Set<string>();
        for (const name of library.icons) {
          const response = await get({ name, library: id, variant, size: "37" });
          const text = await response.text();
          const [whole, size, , open, close] = GRAMMAR.exec(text) ?? [];
          if (response.status !== 200 || !whole || size !== "37" || !open !== !close)
            wrong.push(`${name} ${variant}: ${response.status} ${text.slice(0, 300)}`);
          seen.add(text);
        }
        // Few icons of a library are drawn alike; were places confused, many would be.
        expect(seen.size).toBeGreaterThan(library.icons.length * 0.98);
      }
      expect(wrong).toEqual([]);
    },
  );

  it("200: is kept for ever by whoever fetched it", async () => {
    const response = await get({ name: "trash" });
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).toContain('width="24" height="24"');
  });

  it("200: is phosphor's regular one without library and variant, and the first that there is otherwise", async () => {
    expect(await svg({ name: "trash" })).toBe(
      await svg({ name: "trash", library: "phosphor", variant: "regular" }),
    );
    expect(await svg({ name: "chevron-right" })).toBe(
      await svg({ name: "chevron-right", library: "lucide" }),
    );
    expect(await svg({ name: "academic-cap" })).toBe(
      await svg({ name: "academic-cap", library: "heroicons", variant: "outline" }),
    );
    expect(await svg({ name: "trash", variant: "solid" })).toBe(
      await svg({ name: "trash", library: "heroicons", variant: "solid" }),
    );
  });

  it("200: numbers of libraries are their names", async () => {
    for (const [alias, library] of Object.entries({
      lib_1: "phosphor",
      lib_2: "lucide",
      lib_3: "heroicons",
      lib_4: "radix",
    }))
      expect(await svg({ name: "heart", library: alias })).toBe(await svg({ name: "heart", library }));
  });

  it("200: strokes stay strokes, fills stay fills, and two tones stay two", async () => {
    expect(await svg({ name: "trash", library: "lucide" })).toContain('<g fill="none" stroke="currentColor"');
    expect(await svg({ name: "trash", library: "heroicons" })).toContain(
      '<g fill="none" stroke="currentColor"',
    );
    expect(await svg({ name: "trash", library: "heroicons", variant: "mini" })).not.toContain("stroke=");
    expect(await svg({ name: "trash", variant: "bold" })).not.toContain("stroke=");
    expect(await svg({ name: "trash", variant: "duotone" })).toContain('opacity="0.2"');
  });

  it.each([
    [
      "arrow-right",
      [
        "ArrowRight",
        "arrowRight",
        "arrow_right",
        "ArrowRightIcon",
        "arrow-right-icon",
        "Arrow Right",
        "ARROW_RIGHT",
      ],
    ],
    ["chart-bar", ["ChartBar", "chartBarIcon"]],
    ["grid-3x3", ["Grid3x3", "Grid3X3", "grid_3x3"]],
  ])("200: %s in every spelling", async (name, spellings) => {
    const expected = await svg({ name });
    for (const spelling of spellings) expect(await svg({ name: spelling }), spelling).toBe(expected);
  });

  it.each([
    ["lucide", "alert-triangle", "triangle-alert"],
    ["lucide", "AlertCircle", "circle-alert"],
    ["lucide", "home", "house"],
    ["lucide", "BarChart3", "chart-column"],
    ["phosphor", "caduceus", "asclepius"],
    ["heroicons", "dots-vertical", "ellipsis-vertical"],
    ["heroicons", "SearchIcon", "magnifying-glass"],
  ])("200: %s has %s, which is %s today", async (library, earlier, today) => {
    expect(await svg({ name: earlier, library })).toBe(await svg({ name: today, library }));
  });

  it.each([1, 16, 512, 2048])("200: %i px", async (size) => {
    expect(await svg({ name: "trash", size: String(size) })).toContain(`width="${size}" height="${size}"`);
  });

  it.each([
    "0",
    "-1",
    "1e9",
    "2049",
    "NaN",
    "Infinity",
    "",
    "24.5",
    "24px",
    '24" onload="alert(1)',
    "<svg>",
    "null",
  ])("400: size %j, whose error nobody keeps", async (size) => {
    const response = await get({ name: "trash", size });
    expect(response.status).toBe(400);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toContain("application/json");
    const { error } = await response.json();
    expect(error).toMatch(/^size: /);
    expect(error).not.toMatch(/[<"]/);
  });

  it.each([
    "",
    "../../../etc/passwd",
    "..%2f..%2fpackage.json",
    "/etc/passwd",
    "C:\\windows",
    "trash.svg",
    "__proto__",
    "trash\u0000",
    "<script>alert(1)</script>",
    'trash" onload="alert(1)',
    "корзина",
    "🗑️",
    "a".repeat(10_240),
  ])("400: name %j, which comes back nowhere", async (name) => {
    const response = await get({ name });
    expect(response.status).toBe(400);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).toContain("name: ");
    if (name !== "") expect(text).not.toContain(name);
    expect(text.length).toBeLessThan(400);
  });

  it("400: says which libraries and variants there are", async () => {
    const errorOf = async (query: Record<string, string>) => {
      const response = await get(query);
      expect(response.status).toBe(400);
      expect(response.headers.get("cache-control")).toBe("no-store");
      return (await response.json()).error as string;
    };
    expect(await errorOf({ name: "trash", library: "feather" })).toContain(
      "phosphor, lucide, heroicons, radix",
    );
    expect(await errorOf({ name: "trash", library: "__proto__" })).toContain("phosphor, lucide");
    expect(await errorOf({ name: "trash", library: "lucide", variant: "bold" })).toBe(
      "variant: must be one of regular (lucide).",
    );
    expect(await errorOf({ name: "trash", library: "lib_3", variant: "micro" })).toContain(
      "outline, solid, mini (heroicons)",
    );
    expect(await errorOf({ name: "trash", variant: "huge" })).toContain(
      "duotone (phosphor); regular (lucide)",
    );
    expect(await errorOf({ name: "trash", variant: "constructor" })).toContain("must be one of");
    expect(await errorOf({})).toContain("name");
  });

  it("404: says what is near, and is kept by nobody", async () => {
    const response = await get({ name: "trsh-2", library: "lucide" });
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.json();
    expect(body.error).toContain('There is no icon "trsh-2" in lucide.');
    expect(body.suggestions).toContainEqual({ name: "trash", library: "lucide" });
  });

  it.each(["constructor", "toString", "hasOwnProperty", "icon", "Icon", "nothing-like-this"])(
    "404: %s is no icon",
    async (name) => {
      expect((await get({ name })).status).toBe(404);
    },
  );
});

describe("POST /icons/svg", () => {
  it("405: is not served", async () => {
    const response = await POST(new Request(ADDRESS, { method: "POST" }));
    expect(response.status).toBe(405);
  });
});
