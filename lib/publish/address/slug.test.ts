import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../../http/app-error";
import { createDeploymentLabel, isDeploymentLabel } from "./site-address";
import { otherSlugs, slugOf } from "./slug";

const SLUG = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

describe("slugs", () => {
  it.each([
    ["My Site", "my-site"],
    ["  Café à Paris!  ", "cafe-a-paris"],
    ["Ærøskøbing & Łódź", "aeroskobing-and-lodz"],
    ["Straße", "strasse"],
    ["STRASSE", "strasse"],
    ["Anna's shop", "annas-shop"],
    ["a--b---c", "a-b-c"],
    ["---x---", "x"],
    ["2026", "2026"],
    ["xn--80ak6aa92e", "xn-80ak6aa92e"],
    ["İstanbul", "istanbul"],
    ["ﬁne", "fine"],
    [`${"a".repeat(62)} b`, "a".repeat(62)],
    ["x".repeat(200), "x".repeat(63)],
  ])("%j becomes %s", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it.each([
    "www",
    "API",
    "app",
    "admin",
    "mail",
    "sites",
    "static",
    "assets",
    "Docs",
    "status",
    "a-u-t-h".replaceAll("-", ""),
  ])("%s is reserved, and said so by name", (name) => {
    expect(() => slugOf(name)).toThrow(new RegExp(`"${name.toLowerCase()}" is reserved`));
  });

  it.each(["", "日本語", "!!!", "🎉"])("%j leaves nothing for an address", (name) => {
    expect(() => slugOf(name)).toThrow(AppError);
  });

  it("are labels of host names that are never a deployment's", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const slug = (() => {
          try {
            return slugOf(name);
          } catch (error) {
            if (error instanceof AppError) return null;
            throw error;
          }
        })();
        if (slug === null) return;
        for (const each of [slug, ...otherSlugs(slug)]) {
          expect(each).toMatch(SLUG);
          expect(isDeploymentLabel(each)).toBe(false);
        }
        const label = createDeploymentLabel(slug);
        expect(label).toMatch(SLUG);
        expect(label).toMatch(/^[a-z0-9-]+--[a-z0-9]{8}$/);
      }),
    );
  });
});
