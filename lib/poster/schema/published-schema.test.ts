import Ajv2020 from "ajv/dist/2020";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toJsonSchema } from "@/lib/schema/json-schema";
import { arbitraryState } from "./arbitrary-state";
import { LAYER_SCHEMAS } from "./layers/layer";
import { posterState } from "./state";
import { validateState } from "./validate";

const published = toJsonSchema(posterState, { title: "LayerAppState" });
const ajv = new Ajv2020({ strict: true, strictTypes: false });
const accepts = ajv.compile(published);

type Slot = { readonly holder: Record<string, unknown> | unknown[]; readonly key: string };

/** Every place of a document that holds a value. */
function slots(value: unknown, found: Slot[] = []): Slot[] {
  if (typeof value !== "object" || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push({ holder: value as Record<string, unknown>, key });
    slots((value as Record<string, unknown>)[key], found);
  }
  return found;
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    "zzz",
    -1,
    0.5,
    1e9,
    [],
    {},
    [1],
    { type: "solid" },
    "#12345",
    "x".repeat(600),
  ),
  fc.jsonValue({ maxDepth: 1 }),
);

/** A valid state with one to three values replaced or taken away. */
const damagedState = fc
  .tuple(
    arbitraryState,
    fc.array(fc.tuple(fc.nat(), fc.option(junk, { nil: undefined })), { minLength: 1, maxLength: 3 }),
  )
  .map(([state, damages]) => {
    const copy: unknown = JSON.parse(JSON.stringify(state));
    for (const [at, value] of damages) {
      const places = slots(copy);
      const place = places[at % places.length];
      if (!place) continue;
      if (value === undefined) delete (place.holder as Record<string, unknown>)[place.key];
      else (place.holder as Record<string, unknown>)[place.key] = value;
    }
    return JSON.parse(JSON.stringify(copy)) as unknown;
  });

/** Problems that no JSON Schema can express. */
const beyondSchema = /is already the id of another layer|those inside groups counted|deep inside one another/;

describe("the published schema", () => {
  it("is a draft 2020-12 schema that strict validators take, titled and without an id", () => {
    expect(published).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: "LayerAppState",
      required: ["canvas", "layers"],
      properties: { canvas: { required: ["aspectRatio", "backgroundColor"] }, layers: { type: "array" } },
    });
    expect(published).not.toHaveProperty("$id");
    for (const schema of Object.values(LAYER_SCHEMAS)) {
      expect(() =>
        new Ajv2020({ strict: true, strictTypes: false }).compile(toJsonSchema(schema)),
      ).not.toThrow();
    }
  });

  it("accepts every valid state, as validateState does", () => {
    fc.assert(
      fc.property(arbitraryState, (state) => {
        expect(validateState(state)).toEqual([]);
        expect(accepts(state) || accepts.errors).toBe(true);
      }),
      { numRuns: 120 },
    );
  });

  it("agrees with validateState about damaged states", () => {
    let refused = 0;
    fc.assert(
      fc.property(damagedState, (state) => {
        const problems = validateState(state).filter((problem) => !beyondSchema.test(problem));
        if (problems.length > 0) refused++;
        expect({ problems, valid: accepts(state) }).toEqual({ problems, valid: problems.length === 0 });
      }),
      { numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(80);
  });

  it("is what it was", async () => {
    await expect(JSON.stringify(published, null, 2)).toMatchFileSnapshot(
      "__snapshots__/layer-app-state.json",
    );
  });
});
