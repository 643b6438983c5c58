import { describe, expect, it } from "vitest";
import { AppError } from "../../http/app-error";
import type { SentFile } from "./decode-file";
import { SITE_LIMITS } from "./limits";
import { readSite } from "./read-site";

const text = (file: string, data = "x"): SentFile => ({ file, data, encoding: "utf-8" });
const INDEX = text("index.html", "<h1>Hello</h1>");
const base64 = (file: string, data: string): SentFile => ({ file, data, encoding: "base64" });

function refusal(files: readonly SentFile[]): [code: string, message: string] | null {
  try {
    readSite(files);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, error.publicMessage];
  }
}

const { maxFiles, maxFileBytes, maxTotalBytes } = SITE_LIMITS;

describe("the files of a site", () => {
  it("are stored as they were sent, with hash and type", () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    const files = readSite([
      text("index.html", "<h1>Grüße ✨</h1>\r\n"),
      base64("a.png", bytes.toString("base64")),
    ]);
    expect(Buffer.from(files[0]?.bytes ?? []).toString()).toBe("<h1>Grüße ✨</h1>\r\n");
    expect(files[1]?.bytes).toEqual(bytes);
    expect(files.map(({ contentType }) => contentType)).toEqual(["text/html; charset=utf-8", "image/png"]);
    expect(files[1]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ["the same path twice", [INDEX, text("a.css"), text("a.css")], "comes twice"],
    ["case", [INDEX, text("Logo.png"), text("logo.PNG")], "same name"],
    ["case of folders", [INDEX, text("Css/a.css"), text("css/b.css")], "same name"],
    ["Unicode case", [INDEX, text("straße.html"), text("STRASSE.html")], "same name"],
    ["compatibility form", [INDEX, text("ﬁle.html"), text("file.html")], "same name"],
    ["a variation that cannot be seen", [INDEX, text("❤️.png"), text("❤.png")], "same name"],
    ["Kelvin and k", [INDEX, text("k.html"), text("K.html")], "same name"],
    ["a file where a folder is needed", [INDEX, text("a"), text("a/b.html")], "same name"],
    ["a folder where a file is wanted", [INDEX, text("a/b.html"), text("A")], "same name"],
    ["no first page", [text("about.html")], "index.html"],
    ["a first page in capitals", [text("INDEX.HTML")], "index.html"],
    ["nothing", [], "index.html"],
    ["half a character", [text("index.html", "a\ud800b")], "half a character"],
    ["base64 with a wrong sign", [INDEX, base64("a.bin", "AA-_")], "base64"],
    ["base64 cut short", [INDEX, base64("a.bin", "AAA")], "base64"],
    ["base64 with bits left over", [INDEX, base64("a.bin", "AB==")], "base64"],
    ["base64 in lines", [INDEX, base64("a.bin", "AAAA\nAAAA")], "base64"],
    ["a data address", [INDEX, base64("a.bin", "data:image/png;base64,AAAA")], "up to and with the comma"],
  ])("are refused for %s", (_name, files, words) => {
    const [code, message] = refusal(files) ?? [];
    expect(code).toBe("INVALID_REQUEST");
    expect(message).toContain(words);
  });

  it("fill the limit to the byte, and no further", () => {
    const many = (count: number) => [INDEX, ...Array.from({ length: count - 1 }, (_, i) => text(`${i}.txt`))];
    expect(refusal(many(maxFiles))).toBeNull();
    expect(refusal(many(maxFiles + 1))).toEqual([
      "PAYLOAD_TOO_LARGE",
      expect.stringContaining(`${maxFiles + 1} are more than the ${maxFiles}`),
    ]);
    const large = (size: number) => "a".repeat(size);
    expect(refusal([INDEX, text("a.txt", large(maxFileBytes))])).toBeNull();
    expect(refusal([INDEX, text("a.txt", large(maxFileBytes + 1))])).toEqual([
      "PAYLOAD_TOO_LARGE",
      expect.stringContaining('"a.txt"'),
    ]);
    const bytes = (size: number) => Buffer.alloc(size, 7).toString("base64");
    expect(refusal([INDEX, base64("a.bin", bytes(maxFileBytes))])).toBeNull();
    expect(refusal([INDEX, base64("a.bin", bytes(maxFileBytes + 1))])?.[0]).toBe("PAYLOAD_TOO_LARGE");
    const rest = maxTotalBytes - maxFileBytes;
    const both = (size: number) => [text("index.html", large(maxFileBytes)), base64("b.bin", bytes(size))];
    expect(refusal(both(rest))).toBeNull();
    expect(refusal([...both(rest), text("one.txt", "1")])).toEqual([
      "PAYLOAD_TOO_LARGE",
      expect.stringContaining("together"),
    ]);
  });

  it("are told too large before anything else is told", () => {
    expect(refusal([text("../x", "a".repeat(maxFileBytes + 1))])?.[0]).toBe("PAYLOAD_TOO_LARGE");
  });
});
