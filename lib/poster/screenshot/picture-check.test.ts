import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { assertPicture } from "./picture-check";

const make = (format: "png" | "jpeg" | "webp", width = 120, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } })
    .toFormat(format)
    .toBuffer();

describe("assertPicture", () => {
  it.each(["png", "jpeg", "webp"] as const)(
    "accepts %s of the asked size and nothing else",
    async (format) => {
      const wanted = { format, widthPx: 120, heightPx: 100 };
      const failure = expect.objectContaining({ code: "RENDER_FAILED" });
      expect(() => assertPicture(new Uint8Array(), wanted)).toThrow(failure);
      assertPicture(await make(format), wanted);
      const wrong = [
        await make(format, 121),
        await make(format === "png" ? "jpeg" : "png"),
        new TextEncoder().encode("<html>"),
      ];
      for (const bytes of wrong) expect(() => assertPicture(bytes, wanted)).toThrow(failure);
    },
  );
});
