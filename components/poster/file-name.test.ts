import { expect, it } from "vitest";
import { fileNameOf } from "./file-name";

it.each([
  ["Low Tide", "low-tide"],
  ["  Low — Tide! ", "low-tide"],
  ["Été à Zürich, 2026", "été-à-zürich-2026"],
  ["पोस्टर हिन्दी", "पोस्टर-हिन्दी"],
  ["", "poster"],
  ["…?!", "poster"],
])("%s is called %s", (words, name) => {
  expect(fileNameOf(words)).toBe(name);
});

it("ends with a whole word, also where the next one would fit in part", () => {
  expect(fileNameOf("An evening of chamber music by the harbour")).toBe("an-evening-of-chamber-music-by-the");
  expect(fileNameOf("Forty letters are exactly as many as fit")).toBe(
    "forty-letters-are-exactly-as-many-as-fit",
  );
  expect(fileNameOf("Short incomprehensibilitiesandotherlongwords end")).toBe("short");
});

it("cuts what is one word only, between letters", () => {
  expect(fileNameOf("海".repeat(60))).toBe("海".repeat(40));
  expect(fileNameOf("𝒜".repeat(60))).toBe("𝒜".repeat(40));
});
