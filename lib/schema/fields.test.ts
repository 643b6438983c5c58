import { describe, expect, it } from "vitest";
import { z } from "zod";
import { effects } from "../poster/effects/registry";
import { LAYER_SCHEMAS } from "../poster/schema/layers/layer";
import { fieldOf, fieldsOf, wordsOf } from "./fields";

describe("fields of a schema", () => {
  it.each([
    ["number", z.number().min(0).max(4).default(1), { min: 0, max: 4, step: 0.05, default: 1 }],
    ["number", z.int().min(3).max(64).optional(), { min: 3, max: 64, step: 1, default: undefined }],
    ["choice", z.enum(["a", "b"]).default("b"), { values: ["a", "b"], default: "b" }],
    ["choice", z.string().meta({ enum: ["x", "y"] }), { values: ["x", "y"] }],
    ["switch", z.boolean().default(true), { default: true }],
    [
      "color",
      z
        .string()
        .regex(/^#[0-9a-fA-F]{6}$/)
        .optional(),
      {},
    ],
    [
      "colors",
      z
        .array(z.string().regex(/^#[0-9a-fA-F]{6}$/))
        .min(2)
        .max(16),
      { min: 2, max: 16 },
    ],
    ["text", z.string().max(20).default(""), { maxLength: 20, default: "" }],
    ["other", z.looseObject({}).optional(), {}],
  ])("knows a %s", (kind, schema, facts) => {
    expect(fieldOf("some", schema)).toMatchObject({ kind, ...facts });
  });

  it("names them in words", () => {
    expect(wordsOf("cornerRadius")).toBe("Corner radius");
    expect(wordsOf("x1")).toBe("X1");
  });

  it("has a control for most of every layer and effect", () => {
    for (const schema of [...Object.values(LAYER_SCHEMAS), ...effects.entries.map((entry) => entry.schema)]) {
      const fields = fieldsOf(schema as z.ZodObject);
      expect(fields.filter(({ kind }) => kind !== "other").length).toBeGreaterThan(1);
    }
  });
});
