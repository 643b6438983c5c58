import { describe, expect, it } from "vitest";
import { wordsOfFileName } from "./upload-picture";

describe("words for a picture from the name of its file", () => {
  it.each([
    ["team-photo_2024.jpg", "team photo 2024"],
    ["Red bicycle, side view.png", "Red bicycle, side view"],
    ["câble.de.cuivre.webp", "câble de cuivre"],
  ])("%s: %s", (name, words) => {
    expect(wordsOfFileName(name)).toBe(words);
  });

  it.each([
    "IMG_4711.HEIC",
    "DSC01234.jpg",
    "image.png",
    "image (3).png",
    "Screenshot 2026-11-28 at 21.16.41.png",
    "20240101_120000.jpg",
    "9f86d081884c7d659a2feaa0c55ad015.png",
    ".png",
    "",
  ])("none for %s", (name) => {
    expect(wordsOfFileName(name)).toBe("");
  });
});
