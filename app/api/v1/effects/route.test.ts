import { beforeEach, describe, expect, it, vi } from "vitest";
import { listEffects } from "@/lib/api/poster/list-effects";
import { expectListing, expectValidExample } from "@/lib/poster/catalogue/expect-listing";
import { GET, POST } from "./route";

beforeEach(() => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
});

const list = (query = "") => expectListing(GET, listEffects, "effects", query);

describe("GET /effects", () => {
  it("200: every entry in the documented shape, with an example that is valid as it stands", async () => {
    const { entries } = await list();
    expect(entries.length).toBeGreaterThan(0);
    for (const { example } of entries) expectValidExample(example, "effect");
  });

  it("200: category and q narrow the answer", async () => {
    const { entries, categories } = await list();
    const [first] = entries;
    const category = categories.find(({ id }) => id === first?.category);
    const narrowed = await list(`?category=${encodeURIComponent(category?.label ?? "")}`);
    expect(narrowed.entries).toEqual(entries.filter((entry) => entry.category === category?.id));
    expect(Object.keys(narrowed.byCategory)).toEqual([category?.label]);
    const found = await list(`?q=${first?.id}`);
    expect(found.entries.map((entry) => entry.id)).toContain(first?.id);
    expect((await list("?q=no+such+thing")).total).toBe(0);
  });

  it("200: settings are JSON Schema with defaults, and nothing needs a plan", async () => {
    for (const entry of (await list()).entries) {
      expect(entry).toMatchObject({ pro: false, settings: { type: "object" } });
      expect((entry.presets as unknown[]).length).toBeGreaterThanOrEqual(3);
    }
  });

  it("400: an unknown category names those that exist", async () => {
    const response = await GET(new Request("http://posters.test/api/v1/effects?category=nope"));
    expect(response.status).toBe(400);
    const body = await response.json();
    expect(body.code).toBe("INVALID_REQUEST");
    expect(body.error).toMatch(/^category: must be one of \w/);
  });
});

describe("POST /effects", () => {
  it("405: is not served", async () => {
    const response = await POST(new Request("http://posters.test/api/v1/effects", { method: "POST" }));
    expect(response.status).toBe(405);
  });
});
