import { imageDimensionsFromData } from "image-dimensions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiFlash } from "./apiflash";
import type { CaptureRequest } from "./screenshot-provider";
import { createScreenshotOne } from "./screenshotone";
import { type FakeService, type ServiceMood, startScreenshotService } from "./test/fake-screenshot-service";
import { smallPng, testState } from "./test/surface-server";

const LINK = "https://posters.test/canvas?lm=1&ca=1%3A1&cbg=%23336699&capture=1&time=1";
const request: CaptureRequest = { ...smallPng, state: testState(), link: () => LINK };

describe.each([
  ["screenshotone", createScreenshotOne],
  ["apiflash", createApiFlash],
] as const)("%s", (kind, create) => {
  let service: FakeService;
  const ask = (mood: ServiceMood, options: Partial<CaptureRequest> = {}, timeoutMs = 10_000) => {
    service.mood = mood;
    return create({ key: "secret-key", origin: service.origin, timeoutMs }).capture({
      ...request,
      ...options,
    });
  };

  beforeAll(async () => {
    service = await startScreenshotService(kind);
  });
  afterAll(() => service.close());

  it.each(["png", "jpeg", "webp"] as const)("takes a %s of the asked size", async (format) => {
    const { bytes, warnings } = await ask("works", { format });
    expect(imageDimensionsFromData(bytes)).toEqual({ type: format, width: 120, height: 100 });
    expect(warnings).toEqual([]);
  });

  it("asks for the link, waits for the page's own word, and wants nothing old", async () => {
    await ask("works", { format: "jpeg", quality: 55 });
    const parameters = service.asked.at(-1);
    expect(parameters).toMatchObject({ access_key: "secret-key", url: LINK, format: "jpeg" });
    expect(parameters).toMatchObject(
      kind === "apiflash"
        ? { width: "120", height: "100", quality: "55", fresh: "true", scale_factor: "1" }
        : {
            viewport_width: 120,
            viewport_height: 100,
            image_quality: 55,
            cache: false,
            device_scale_factor: 1,
          },
    );
    const waitsFor = kind === "apiflash" ? parameters?.wait_for : parameters?.wait_for_selector;
    expect(waitsFor).toBe('html[data-poster-ready="true"]');
    await ask("works", { format: "png" });
    expect(Object.keys(service.asked.at(-1) ?? {}).filter((name) => name.includes("quality"))).toEqual([]);
  });

  it.each([
    ["bad-key", "RENDER_FAILED", "SCREENSHOT_API_KEY"],
    ["used-up", "RENDER_FAILED", "used up"],
    ["busy", "RENDER_FAILED", "busy"],
    ["breaks", "RENDER_FAILED", "could not take"],
    ["gives-up-waiting", "RENDER_TIMEOUT", "too long"],
    ["html", "RENDER_FAILED", "could not take"],
    ["wrong-size", "RENDER_FAILED", "came out wrong"],
    ["endless", "RENDER_FAILED", "does not answer"],
    ["redirects", "RENDER_FAILED", "does not answer"],
    ["hangs-up", "RENDER_FAILED", "does not answer"],
  ] as const)("%s is %s, in our words", async (mood, code, words) => {
    const error = await ask(mood).then(
      () => null,
      (failure: unknown) => failure,
    );
    expect(error).toMatchObject({ code, publicMessage: expect.stringContaining(words) });
    expect(JSON.stringify(error)).not.toMatch(/own words: |secret-key/);
    expect((error as { publicMessage: string }).publicMessage).not.toContain("service's own words");
  });

  it.each(["silent", "stalls"] as const)("%s is cut off by total time", async (mood) => {
    await expect(ask(mood, {}, 300)).rejects.toMatchObject({ code: "RENDER_TIMEOUT", status: 504 });
  });

  it("says so when nobody is there", async () => {
    const nobody = create({ key: "k", origin: "http://127.0.0.1:9", timeoutMs: 2000 });
    await expect(nobody.capture(request)).rejects.toMatchObject({ code: "RENDER_FAILED", status: 502 });
  });

  it("passes on that a state is too large for a link", async () => {
    const link = () => {
      throw new Error("too large");
    };
    const before = service.asked.length;
    await expect(ask("works", { link })).rejects.toThrow("too large");
    expect(service.asked.length).toBe(before);
  });
});
