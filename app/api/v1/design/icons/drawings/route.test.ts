import { beforeEach, describe, expect, it, vi } from "vitest";
import { getIconDrawings } from "@/lib/api/design/get-icon-drawings";
import { iconSet } from "@/lib/icons/icon-set";
import { GET as GET_SVG } from "../svg/route";
import { GET, POST } from "./route";

const ADDRESS = "http://posters.test/api/v1/design/icons/drawings";
const get = (icons: readonly string[]) =>
  GET(new Request(`${ADDRESS}?${new URLSearchParams({ icons: icons.join(",") })}`));
const answer = async (icons: readonly string[]) => {
  const response = await get(icons);
  expect(response.status).toBe(200);
  const cache = response.headers.get("cache-control");
  return { ...getIconDrawings.replies[200].schema.parse(await response.json()), cache };
};

beforeEach(() => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
});

describe("GET /icons/drawings", () => {
  it("200: answers what /icons/svg answers, in the order of the request, for ever", async () => {
    const asked = ["lucide:trash", "phosphor:heart:duotone", "heroicons:home:mini", "radix:gear"];
    const { drawings, missing, cache } = await answer(asked);
    expect(drawings.map(({ icon }) => icon)).toEqual(asked);
    expect(drawings.map(({ variant }) => variant)).toEqual(["regular", "duotone", "mini", "regular"]);
    expect(missing).toEqual([]);
    expect(cache).toBe("public, max-age=31536000, immutable");
    for (const { library, name, variant, svg } of drawings) {
      const one = await GET_SVG(
        new Request(`http://posters.test/svg?${new URLSearchParams({ library, name, variant })}`),
      );
      expect(svg).toBe(await one.text());
    }
  });

  it("200: an earlier name is drawn as today's icon", async () => {
    const { drawings } = await answer(["lucide:alert-triangle"]);
    expect(drawings[0]).toMatchObject({ icon: "lucide:alert-triangle", name: "triangle-alert" });
  });

  it("200: names what there is none of, beside the others, and nobody keeps that", async () => {
    const { drawings, missing, cache } = await answer([
      "lucide:nothing-like-it",
      "radix:gear:bold",
      "radix:gear",
      "phosphor:constructor",
    ]);
    expect(drawings.map(({ icon }) => icon)).toEqual(["radix:gear"]);
    expect(missing).toEqual(["lucide:nothing-like-it", "radix:gear:bold", "phosphor:constructor"]);
    expect(cache).toBe("no-store");
  });

  it("200: a hundred icons at once", async () => {
    const names = iconSet().library("phosphor").icons.slice(0, 100);
    expect((await answer(names.map((name) => `phosphor:${name}:thin`))).drawings).toHaveLength(100);
  });

  it.each([
    [[]],
    [["trash"]],
    [["lucide:"]],
    [["lucide:trash:"]],
    [["lucide:trash", ""]],
    [["lucide:../trash"]],
    [["feather:trash"]],
    [["__proto__:trash"]],
    [["lucide:trash:<svg onload=1>"]],
    [Array.from({ length: 101 }, () => "lucide:trash")],
    [["lucide:".padEnd(12_001, "a")]],
  ])("400: %j names the field, and nobody keeps it", async (icons) => {
    const response = await get(icons);
    expect(response.status).toBe(400);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await response.json()).error).toMatch(/^icons: /);
  });
});

describe("POST /icons/drawings", () => {
  it("405: is not served", async () => {
    expect((await POST(new Request(ADDRESS, { method: "POST" }))).status).toBe(405);
  });
});
