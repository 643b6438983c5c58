import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { AppError } from "../../http/app-error";
import type { BrowserPool } from "./browser-pool";
import { createChromium } from "./chromium";
import type { SurfaceAnswer } from "./surface-protocol";
import { smallPng, testState } from "./test/surface-server";

const poolThat = (capture: () => Promise<SurfaceAnswer>): BrowserPool => ({
  capture,
  warm: async () => undefined,
  browser: null,
  openPages: 0,
  waiting: 0,
  close: async () => undefined,
});
const request = { ...smallPng, state: testState(), link: () => "" };
const ask = (capture: () => Promise<SurfaceAnswer>) => createChromium(poolThat(capture)).capture(request);
const png = (width: number) =>
  sharp({ create: { width, height: 100, channels: 3, background: "#888" } })
    .png()
    .toBuffer();

describe("the chromium provider", () => {
  it("gives the bytes and warnings of the page", async () => {
    const bytes = await png(120);
    const picture = await ask(async () => ({ ok: true, base64: bytes.toString("base64"), warnings: ["a"] }));
    expect(Buffer.from(picture.bytes)).toEqual(bytes);
    expect(picture.warnings).toEqual(["a"]);
  });

  it("never passes on a picture that is none, or of another size", async () => {
    for (const base64 of ["", (await png(121)).toString("base64")]) {
      await expect(ask(async () => ({ ok: true, base64, warnings: [] }))).rejects.toMatchObject({
        code: "RENDER_FAILED",
      });
    }
  });

  it.each([
    ["graphics", "RENDER_UNAVAILABLE", "WebGL2"],
    ["failed", "RENDER_FAILED", "could not be drawn"],
  ] as const)("says in our words that drawing ended with %s", async (reason, code, words) => {
    const failure = ask(async () => ({ ok: false, reason, message: "inner words" }));
    await expect(failure).rejects.toMatchObject({ code, publicMessage: expect.stringContaining(words) });
    await expect(failure).rejects.not.toMatchObject({ publicMessage: expect.stringContaining("inner") });
  });

  it("understands a pool of another bundle, whose error class is a copy of ours", async () => {
    const foreign = Object.assign(new Error("busy"), {
      name: "AppError",
      code: "RENDER_UNAVAILABLE",
      publicMessage: "busy",
      options: { retryAfterSeconds: 5 },
    });
    const error = await ask(() => Promise.reject(foreign)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ status: 503, options: { retryAfterSeconds: 5 } });
  });
});
