import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseUnicodeRange } from "@/lib/poster/fonts/unicode-range";
import { readWoff } from "./read-woff";
import { readWoff2 } from "./read-woff2";
import { sliceColorFont } from "./slice-color-font";

const source = fileURLToPath(
  new URL(
    "../../node_modules/@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff",
    import.meta.url,
  ),
);

describe("sliceColorFont", () => {
  it("keeps the wanted characters and the metrics, in a small file", () => {
    const wanted = parseUnicodeRange("U+1f600,U+41");
    const slice = sliceColorFont(readWoff(readFileSync(source)), wanted);
    const facts = readWoff2(slice);
    expect(facts.coverage).toEqual(parseUnicodeRange("U+1f600"));
    expect(facts.ascent).toBeCloseTo(0.9277, 3);
    expect(slice.length).toBeLessThan(80_000);
    expect(slice.length).toBe(slice.readUInt32BE(8));
  });
});
