import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cacheKey, canonicalJson } from "./cache-key";

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== "object" || value === null) return value;
  const copy: object = Object.create(null);
  for (const [key, inner] of Object.entries(value).reverse()) {
    Object.defineProperty(copy, key, { value: shuffled(inner), enumerable: true });
  }
  return copy;
};

describe("canonicalJson", () => {
  it("does not depend on the order of keys", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
      }),
    );
  });

  it("keeps different values apart", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        fc.pre(JSON.stringify(a) !== JSON.stringify(b));
        const same = canonicalJson(a) === canonicalJson(b);
        if (same) expect(JSON.parse(canonicalJson(a))).toEqual(JSON.parse(JSON.stringify(b)));
      }),
    );
    expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }));
    expect(canonicalJson(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
    expect(canonicalJson({ b: 1, 2: 0, 10: 0 })).toBe(canonicalJson({ 10: 0, b: 1, 2: 0 }));
  });
});

describe("cacheKey", () => {
  it("is a hex SHA-256, fit for a file name", () => {
    expect(cacheKey({ a: 1 })).toMatch(/^[0-9a-f]{64}$/);
    expect(cacheKey({ a: 1 })).not.toBe(cacheKey({ a: 2 }));
  });
});
