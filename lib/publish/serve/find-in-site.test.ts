import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findInSite } from "./find-in-site";

const PATHS = [
  "index.html",
  "about.html",
  "docs/index.html",
  "docs/a b.html",
  "both.html",
  "both/index.html",
  "style.css",
  "café/Ünï.txt",
  "c#.html",
  "deep/er/page.html",
];
const index = new Map(PATHS.map((path) => [path, { path, sha256: "", size: 1, contentType: "" }]));

const find = (target: string) => {
  const found = findInSite(index, target);
  return found && ("file" in found ? found.file.path : `→ ${found.redirectTo}`);
};

describe("addresses of a site", () => {
  it.each([
    ["/", "index.html"],
    ["/?a=1", "index.html"],
    ["", "index.html"],
    ["/index.html", "index.html"],
    ["/index", "index.html"],
    ["/about", "about.html"],
    ["/about.html", "about.html"],
    ["/about/", "→ /about"],
    ["/about/?q=1", "→ /about?q=1"],
    ["/docs", "→ /docs/"],
    ["/docs?x=/a", "→ /docs/?x=/a"],
    ["/docs/", "docs/index.html"],
    ["/docs/a%20b", "docs/a b.html"],
    ["/both", "both.html"],
    ["/both/", "both/index.html"],
    ["/style.css#part", "style.css"],
    ["/caf%C3%A9/%C3%9Cn%C3%AF.txt", "café/Ünï.txt"],
    ["/cafe%CC%81/U%CC%88ni%CC%88.txt", "café/Ünï.txt"],
    ["/c%23", "c#.html"],
    ["http://evil.example/about", "about.html"],
  ])("%s is %s", (target, expected) => {
    expect(find(target)).toBe(expected);
  });

  it.each([
    "/../index.html",
    "/docs/../index.html",
    "/%2e%2e/index.html",
    "/docs/%2e%2e/index.html",
    "/docs/..%2findex.html",
    "/%252e%252e/index.html",
    "/docs%5c..%5cindex.html",
    "//index.html",
    "//evil.example/about/",
    "/\\index.html",
    "/./index.html",
    "/index.html%00",
    "/index.html/",
    "/index.html.",
    "/INDEX.HTML",
    "/about.htm",
    "/deep",
    "/deep/er/",
    "/%",
    "/%ff",
    "/%c0%ae%c0%ae/index.html",
    "/.env",
    "/etc/passwd",
    "/__proto__",
    "/constructor",
    "*",
    "evil",
  ])("%s is nothing", (target) => {
    expect(find(target)).toBeNull();
  });

  it("lead to files of the site or to addresses on it, whatever they hold", () => {
    const parts = fc.constantFrom(
      "/",
      "..",
      ".",
      "%2e",
      "%2f",
      "%00",
      "about",
      "docs",
      "index.html",
      "\\",
      "?",
      "#",
      "%25",
      "é",
      "//",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (list) => {
        const found = findInSite(index, list.join(""));
        if (found && "file" in found) expect(index.get(found.file.path)).toBe(found.file);
        else if (found) expect(new URL(found.redirectTo, "http://site.test").host).toBe("site.test");
      }),
      { numRuns: 3000 },
    );
  });
});
