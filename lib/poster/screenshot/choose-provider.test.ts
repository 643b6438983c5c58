import { describe, expect, it } from "vitest";
import { chooseProvider } from "./choose-provider";

describe("chooseProvider", () => {
  it.each([
    [{ SCREENSHOT_API_KEY: "k" }, "screenshotone"],
    [{ SCREENSHOT_API_KEY: "k", SCREENSHOT_PROVIDER: "apiflash" }, "apiflash"],
    [{ SCREENSHOT_PROVIDER: "chromium" }, "chromium"],
    [{ SCREENSHOT_API_KEY: "k", SCREENSHOT_PROVIDER: "chromium" }, "chromium"],
  ] as const)("%j chooses %s", (settings, id) => expect(chooseProvider(settings).id).toBe(id));

  it.each([
    {},
    { SCREENSHOT_PROVIDER: "none" },
    { SCREENSHOT_PROVIDER: "none", SCREENSHOT_API_KEY: "k" },
    { SCREENSHOT_PROVIDER: "screenshotone" },
    { SCREENSHOT_PROVIDER: "apiflash" },
  ] as const)("%j is the 503 of the contract", (settings) => {
    const unavailable = {
      code: "RENDER_UNAVAILABLE",
      status: 503,
      options: {
        extras: {
          details: expect.stringContaining("SCREENSHOT_API_KEY"),
          setup: expect.stringContaining("SCREENSHOT_PROVIDER=chromium"),
        },
      },
    };
    expect(() => chooseProvider(settings)).toThrow(expect.objectContaining(unavailable));
  });
});
