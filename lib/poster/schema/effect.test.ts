import Ajv2020 from "ajv/dist/2020";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { publishedSchema } from "./published-schema";
import { resolveState } from "./resolve";
import type { PosterState } from "./state";
import { validateState } from "./validate";

// Two families: one whose effects share their settings, one whose effects differ under the same key.
vi.mock("../effects/registry", async () => {
  const { defineRegistry } = await import("@/lib/schema/define-registry");
  const dots = z.looseObject({ size: z.number().min(1).max(32).default(8).describe("px.") });
  const shift = z.looseObject({ amount: z.number().min(0).max(1).default(0.5).describe("How far.") });
  const tape = z.looseObject({ wear: z.number().min(0).max(9).default(3).describe("How worn.") });
  const effect = (id: string, settingsType: string, schema: z.ZodType) => ({
    id,
    name: id,
    description: `The effect ${id}, for this test.`,
    category: "art",
    settingsType,
    schema,
    presets: [],
  });
  return {
    effects: defineRegistry(
      "effect",
      [
        effect("ascii-dense", "ascii", dots),
        effect("ascii-blocks", "ascii", dots),
        effect("glitch-shift", "glitch", shift),
        effect("glitch-tape", "glitch", tape),
      ],
      { "ascii-heavy": "ascii-dense" },
    ),
  };
});

const withEffect = (effect: unknown) =>
  ({
    canvas: { aspectRatio: "1:1", backgroundColor: "#000000" },
    layers: [],
    effect,
  }) as unknown as PosterState;

describe("the effect of a state", () => {
  const accepts = new Ajv2020({ strict: true, strictTypes: false }).compile(publishedSchema());

  it.each<[unknown, string[]]>([
    [{ effectId: "ascii-dense" }, []],
    [{ effectId: "ascii-heavy", enabled: false, ascii: { size: 4, extra: 1 } }, []],
    [{ effectId: "glitch-tape", glitch: { wear: 9 } }, []],
    [
      { effectId: "ascii-dence" },
      ['effect.effectId: "ascii-dence" is not a valid effect ID; did you mean "ascii-dense"?'],
    ],
    [
      { effectId: "nope", ascii: { size: 0 } },
      ['effect.effectId: "nope" is not a valid effect ID', "effect.ascii.size: must be at least 1"],
    ],
    [{ effectId: "__proto__" }, ['effect.effectId: "__proto__" is not a valid effect ID']],
    [{ ascii: {} }, ["effect.effectId: effectId is required and must be a string"]],
    [{ effectId: 5 }, ["effect.effectId: must be a string"]],
    [{ effectId: "ascii-blocks", ascii: { size: 99 } }, ["effect.ascii.size: must be at most 32"]],
    [{ effectId: "glitch-shift", glitch: { amount: 2 } }, ["effect.glitch.amount: must be at most 1"]],
    [{ effectId: "glitch-tape", glitch: { wear: 10, amount: 2 } }, ["effect.glitch.wear: must be at most 9"]],
    [{ effectId: "glitch-tape", ascii: { size: "4" } }, ["effect.ascii.size: must be a number"]],
    [{ effectId: "ascii-dense", glitch: 5 }, ["effect.glitch: must be an object"]],
    [null, ["effect: must be an object"]],
  ])("%j", (effect, problems) => {
    expect(validateState(withEffect(effect))).toEqual(problems);
    expect(accepts(withEffect(effect))).toBe(problems.length === 0);
  });

  it("resolves to its own id and complete settings, or to null", () => {
    const resolved = (effect: unknown) => resolveState(withEffect(effect)).effect;
    expect(resolved({ effectId: "ascii-heavy" })).toEqual({ effectId: "ascii-dense", settings: { size: 8 } });
    expect(resolved({ effectId: "glitch-tape", glitch: { wear: 1, later: 2 } })).toEqual({
      effectId: "glitch-tape",
      settings: { wear: 1, later: 2 },
    });
    expect(resolved({ effectId: "glitch-tape", enabled: false })).toBeNull();
    expect(resolved(undefined)).toBeNull();
  });
});
