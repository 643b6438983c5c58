import { beforeEach, describe, expect, it, vi } from "vitest";
import { listTextAnimations } from "@/lib/api/poster/list-text-animations";
import { validateState } from "@/lib/poster/schema/validate";
import { GET, POST } from "./route";

const ADDRESS = "http://posters.test/api/v1/text-animations";

beforeEach(() => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
});

async function list() {
  const response = await GET(new Request(ADDRESS));
  expect(response.status).toBe(200);
  const body = await response.json();
  listTextAnimations.replies[200]?.schema?.parse(body);
  return body;
}

describe("GET /text-animations", () => {
  it("200: the twelve, what they share, and the stagger modes", async () => {
    const body = await list();
    expect(body.total).toBe(12);
    expect(body.textAnimations.map((entry: { id: string }) => entry.id).sort()).toEqual(
      "bounce cascade elastic glitch neon orbit rotate scale shake spiral typewriter wave".split(" "),
    );
    expect(body.staggerModes.map((mode: { id: string }) => mode.id)).toEqual([
      "sequential",
      "random",
      "center-out",
      "edges-in",
    ]);
  });

  it("200: the common parameters have the contract's defaults and ranges", async () => {
    const { commonParameters } = await list();
    expect(commonParameters).toMatchObject([
      { name: "speed", type: "number", default: 1, min: 0.1, max: 5 },
      { name: "amplitude", type: "number", default: 50, min: 0, max: 100 },
      { name: "staggerDelay", type: "number", default: 150, min: 0, max: 500, unit: "ms" },
      {
        name: "staggerMode",
        type: "string",
        default: "sequential",
        values: ["sequential", "random", "center-out", "edges-in"],
      },
      { name: "loop", type: "boolean", default: true },
    ]);
  });

  it("200: each example is a valid animation of a text layer", async () => {
    const transform = { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 };
    const layer = { id: "a", name: "A", type: "text", visible: true, locked: false, transform };
    for (const { example } of (await list()).textAnimations) {
      const canvas = { aspectRatio: "1:1", backgroundColor: "#000000" };
      expect(validateState({ canvas, layers: [{ ...layer, animation: example }] })).toEqual([]);
    }
  });
});

describe("POST /text-animations", () => {
  it("405: is not served", async () => {
    expect((await POST(new Request(ADDRESS, { method: "POST" }))).status).toBe(405);
  });
});
