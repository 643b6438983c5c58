import { describe, expect, it, vi } from "vitest";
import { createCoalescer } from "./coalesce";
import { createRenderCache } from "./render-cache";
import { type Darkroom, type PictureOrder, renderPicture } from "./render-picture";
import type { CapturedPicture, CaptureRequest, ScreenshotProvider } from "./screenshot-provider";

const transform = { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 };
const layer = { id: "a", name: "a", visible: true, locked: false, transform };
const withLayers = (...layers: object[]): PictureOrder["state"] => ({
  canvas: { aspectRatio: "1:1", backgroundColor: "#102030" },
  layers: layers.map((fields, index) => ({ ...layer, id: `layer${index}`, ...fields })),
});
const order: PictureOrder = {
  state: withLayers({ type: "text", content: "Hello" }),
  origin: "https://posters.test",
  format: "png",
  widthPx: 120,
  heightPx: 100,
  quality: 90,
  timeSeconds: 1,
};

function setUp(warnings: string[] = [], needsPublicAddress = false) {
  let now = Date.now();
  const darkroom: Darkroom = {
    cache: createRenderCache({ directory: null, clock: () => now }),
    running: createCoalescer(),
  };
  let serial = 0;
  const capture = vi.fn(async (_: CaptureRequest): Promise<CapturedPicture> => {
    serial += 1;
    return { bytes: new Uint8Array([serial]), warnings };
  });
  const provider: ScreenshotProvider = { id: "chromium", needsPublicAddress, capture };
  return {
    capture,
    render: (changes: Partial<PictureOrder> = {}) =>
      renderPicture({ ...order, ...changes }, provider, darkroom),
    wait: (minutes: number) => {
      now += minutes * 60_000;
    },
  };
}

describe("renderPicture", () => {
  it("makes a picture once and gives the same bytes and tag afterwards", async () => {
    const { render, capture, wait } = setUp();
    const first = await render();
    wait(24 * 60);
    const second = await render();
    expect([first.cache, second.cache]).toEqual(["MISS", "HIT"]);
    expect(second.picture).toEqual(first.picture);
    expect(first.picture.etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(capture).toHaveBeenCalledTimes(1);
  });

  it("makes one picture for all who ask at the same time", async () => {
    const { render, capture } = setUp();
    const deliveries = await Promise.all([render(), render(), render()]);
    expect(deliveries.map(({ cache }) => cache)).toEqual(["MISS", "HIT", "HIT"]);
    expect(capture).toHaveBeenCalledTimes(1);
  });

  it.each([
    { widthPx: 121 },
    { heightPx: 101 },
    { format: "jpeg" },
    { timeSeconds: 2 },
    { state: withLayers({ type: "text", content: "Other" }) },
  ] satisfies Partial<PictureOrder>[])("makes another picture for %j", async (changes) => {
    const { render } = setUp();
    await render();
    expect((await render(changes)).cache).toBe("MISS");
  });

  it("knows orders that mean the same: spelled-out defaults, order of keys, quality of PNG", async () => {
    const { render } = setUp();
    await render();
    expect((await render({ quality: 10 })).cache).toBe("HIT");
    expect(
      (await render({ state: withLayers({ content: "Hello", fontSize: 48, type: "text" }) })).cache,
    ).toBe("HIT");
    await render({ format: "webp" });
    expect((await render({ format: "webp", quality: 10 })).cache).toBe("MISS");
  });

  it("does not hand a picture of one origin to another, where the provider opens our pages", async () => {
    const local = setUp();
    await local.render();
    expect((await local.render({ origin: "https://evil.test" })).cache).toBe("HIT");
    const external = setUp([], true);
    await external.render();
    expect((await external.render({ origin: "https://evil.test" })).cache).toBe("MISS");
  });

  it.each([
    ["warnings", ["a photo is missing"], order.state],
    ["media of others", [], withLayers({ type: "image", mediaUrl: "https://example.org/a.png" })],
  ])("keeps a picture with %s for ten minutes only", async (_, warnings, state) => {
    const { render, wait } = setUp(warnings);
    await render({ state });
    wait(9);
    expect(await render({ state })).toMatchObject({ cache: "HIT", picture: { warnings } });
    wait(2);
    expect((await render({ state })).cache).toBe("MISS");
  });

  it("gives the provider a link to the bare poster at the wanted time", async () => {
    const { render, capture } = setUp();
    await render({ timeSeconds: 2.5 });
    const link = new URL(capture.mock.lastCall?.[0].link() ?? "");
    expect(link.origin + link.pathname).toBe("https://posters.test/canvas");
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ lm: "1", capture: "1", time: "2.5" });
  });

  it("keeps no failure", async () => {
    const { render, capture } = setUp();
    capture.mockRejectedValueOnce(new Error("once"));
    await expect(render()).rejects.toThrow("once");
    expect((await render()).cache).toBe("MISS");
  });
});
