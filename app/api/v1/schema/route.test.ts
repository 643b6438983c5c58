import Ajv2020 from "ajv/dist/2020";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getSchema } from "@/lib/api/poster/get-schema";
import { LAYER_TYPES } from "@/lib/poster/schema/layers/layer";
import { GET, POST } from "./route";

const ADDRESS = "http://posters.test/api/v1/schema";
const get = (query = "") => GET(new Request(`${ADDRESS}${query}`));

beforeEach(() => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
});

describe("GET /schema", () => {
  it("200: the whole state as draft 2020-12", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    const schema = getSchema.replies[200]?.schema?.parse(await response.json());
    expect(schema).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: "LayerAppState",
      required: ["canvas", "layers"],
      properties: {
        canvas: {
          required: ["aspectRatio", "backgroundColor"],
          properties: {
            aspectRatio: { enum: ["4:3", "3:4", "16:9", "9:16", "1:1", "full"] },
            backgroundColor: { pattern: "^#[0-9a-fA-F]{6}$" },
          },
        },
        layers: { type: "array", items: { $ref: "#/$defs/Layer" } },
      },
    });
  });

  it.each(LAYER_TYPES)("200: ?type=%s is the schema of that layer type", async (type) => {
    const schema = await (await get(`?type=${type}`)).json();
    const accepts = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);
    const transform = { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 };
    const layer = { id: "a", name: "A", type, visible: true, locked: false, transform };
    expect(accepts(layer)).toBe(true);
    expect(accepts({ ...layer, type: "other" })).toBe(false);
    expect(accepts({ ...layer, transform: undefined })).toBe(false);
  });

  it("400: an unknown type lists the seven", async () => {
    const response = await get("?type=circle");
    expect(response.status).toBe(400);
    const body = await response.json();
    expect(body.code).toBe("INVALID_REQUEST");
    expect(body.error).toBe("type: must be one of text, image, video, 3d, shape, background, group");
  });
});

describe("POST /schema", () => {
  it("405: is not served", async () => {
    expect((await POST(new Request(ADDRESS, { method: "POST" }))).status).toBe(405);
  });
});
