import { describe, expect, it } from "vitest";
import { resolveState } from "../schema/resolve";
import { lettersOf } from "./letters-of";

const lettersWith = (effect: Record<string, unknown>) =>
  lettersOf(
    resolveState({ canvas: { aspectRatio: "1:1", backgroundColor: "#000000" }, layers: [], effect } as never),
  );

describe("lettersOf", () => {
  it("names family, weight and characters of a style that is drawn with a font", () => {
    const [letters] = lettersWith({ effectId: "ascii-standard", enabled: true });
    expect(letters?.fontFamily).toBe("JetBrains Mono");
    expect(letters?.text).toContain("@");
  });

  it("follows the setting style rather than the id", () => {
    const ascii = { style: "technical" };
    expect(lettersWith({ effectId: "ascii-braille", enabled: true, ascii })[0]?.text).toContain("±");
    expect(lettersWith({ effectId: "ascii-standard", enabled: true, ascii: { style: "braille" } })).toEqual(
      [],
    );
  });

  it("is empty without an effect, with one that is off, and with one without letters", () => {
    expect(lettersOf({ effect: null })).toEqual([]);
    expect(lettersWith({ effectId: "ascii-standard", enabled: false })).toEqual([]);
    expect(lettersWith({ effectId: "art-kuwahara", enabled: true })).toEqual([]);
  });
});
