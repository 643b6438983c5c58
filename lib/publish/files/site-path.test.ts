import { posix, win32 } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../../http/app-error";
import { checkSitePath } from "./site-path";

const problem = (path: string): string | null => {
  try {
    checkSitePath(path, "files[0].file");
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.code).toBe("INVALID_REQUEST");
    return error.publicMessage;
  }
};

const HOSTILE = [
  ["", "empty"],
  ["/", "begins with a slash"],
  ["/etc/passwd", "begins with a slash"],
  ["//evil.example/x", "begins with a slash"],
  [".", "leaves"],
  ["..", "leaves"],
  ["./index.html", "leaves"],
  ["../index.html", "leaves"],
  ["a/../index.html", "leaves"],
  ["a/./index.html", "leaves"],
  ["a/../../../etc/passwd", "leaves"],
  ["a/..", "leaves"],
  ["a//b.html", "two slashes"],
  ["a/", "ends with a slash"],
  ["a\\b.html", "backslash"],
  ["..\\index.html", "backslash"],
  ["\\\\server\\share", "backslash"],
  ["C:/index.html", "one of :"],
  ["c:index.html", "one of :"],
  ["index.html::$DATA", "one of :"],
  ["file:///etc/passwd", "one of :"],
  ["a?b.html", "one of :"],
  ["a*.html", "one of :"],
  ["%2e%2e/index.html", "percent"],
  ["%2e%2e%2findex.html", "percent"],
  ["..%2findex.html", "percent"],
  ["%252e%252e%252findex.html", "percent"],
  ["%25252e%25252e/x", "percent"],
  ["a%00.html", "percent"],
  ["%c0%ae%c0%ae/x", "percent"],
  ["%u002e%u002e/x", "percent"],
  ["100%.html", "percent"],
  ["index.html\0", "control"],
  ["index\0.html", "control"],
  ["index.html\n", "control"],
  ["in\tdex.html", "control"],
  ["a\u0085b.html", "control"],
  ["a\u200bb.html", "cannot be seen"],
  ["a\u202egpj.html", "cannot be seen"],
  ["\ufeffindex.html", "cannot be seen"],
  ["a\u00adb.html", "cannot be seen"],
  ["a\u2028b.html", "cannot be seen"],
  ["a\ud800b.html", "cannot be seen"],
  ["\uff0e\uff0e/index.html", "leaves"],
  ["\u2025/index.html", "leaves"],
  ["a\uff0fb.html", "turn into a slash"],
  ["\uff0fetc/passwd", "begins with a slash"],
  ["a\uff3cb.html", "backslash"],
  ["\uff05\uff12\uff45/x", "percent"],
  ["\u2024env", "hidden"],
  [".env", "hidden"],
  [".htaccess", "hidden"],
  [".git/config", "hidden"],
  ["a/.git/config", "hidden"],
  ["a/b/.hidden.html", "hidden"],
  [".well-known/x", "hidden"],
  ["...", "hidden"],
  [" index.html", "space"],
  ["index.html ", "space"],
  ["a /b.html", "space"],
  ["a/\u00a0b.html", "space"],
  ["index.html.", "full stop"],
  ["a./b.html", "full stop"],
  ["con", "device"],
  ["CON.html", "device"],
  ["a/nul.txt", "device"],
  ["aux/index.html", "device"],
  ["com1.js", "device"],
  ["COM\u00b9.js", "device"],
  ["lpt9", "device"],
  ["prn .txt", "device"],
  ["conin$", "device"],
  ["cafe\u0301.html", "NFC"],
  ["\u212b.html", "NFC"],
] as const;

describe("paths of published files", () => {
  it.each(HOSTILE)("%j is refused by name: %s", (path, words) => {
    const message = problem(path);
    expect(message).toContain(words);
    expect(message).toContain(JSON.stringify(path.slice(0, 100)));
    expect(message).toContain("files[0].file");
  });

  it("are no longer than file systems take", () => {
    expect(problem("a".repeat(255))).toBeNull();
    expect(problem("a".repeat(256))).toContain("255 bytes");
    expect(problem(`${"é".repeat(126)}.js`)).toBeNull();
    expect(problem(`${"é".repeat(126)}.css`)).toContain("255 bytes");
    expect(problem(`${"aaaaaaaaa/".repeat(102)}a.js`)).toBeNull();
    expect(problem(`${"aaaaaaaaa/".repeat(102)}a.css`)).toContain("1024 bytes");
  });

  it.each([
    "index.html",
    "404.html",
    "css/main.css",
    "a/b/c/d.html",
    "README",
    "two words.html",
    "café.html",
    "日本語/ページ.html",
    "Ελληνικά.html",
    "a..b.html",
    "a.b.c.tar.gz",
    "_next/static/x-1.js",
    "c#.html",
    "a+b&c=d@e!~(1)[2]{3},;'^$.html",
    "❤️.png",
    "🎉.svg",
    "console.js",
    "null.txt",
    "icon.svg",
    "com10.txt",
  ])("%j is taken", (path) => {
    expect(problem(path)).toBeNull();
  });

  it("no path that is taken leads out of the site, for any program that reads it", () => {
    const parts = fc.oneof(
      fc.constantFrom(
        "..",
        ".",
        "/",
        "\\",
        "%2e",
        "%2f",
        "%5c",
        "%00",
        "\0",
        ":",
        "~",
        " ",
        "C:",
        "．",
        "／",
        "‥",
        "⁄",
        "∕",
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.string({ maxLength: 4 }),
    );
    const paths = fc.array(parts, { maxLength: 8 }).map((list) => list.join(""));
    const escapes = (path: string) => {
      const inPosix = posix.resolve("/srv/site", path);
      const inWindows = win32.resolve("D:\\srv\\site", path);
      const inAddress = new URL(path.split("/").map(encodeURIComponent).join("/"), "http://s.test/site/");
      return (
        !inPosix.startsWith("/srv/site/") ||
        !inWindows.startsWith("D:\\srv\\site\\") ||
        !inAddress.pathname.startsWith("/site/") ||
        inAddress.host !== "s.test" ||
        path.split("/").some((segment) => segment.startsWith(".") || segment === "")
      );
    };
    fc.assert(
      fc.property(paths, (path) => {
        if (problem(path) !== null) return;
        for (const form of [path, path.normalize("NFKC"), path.normalize("NFD"), decodeURIComponent(path)])
          expect(escapes(form), JSON.stringify(form)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });
});
