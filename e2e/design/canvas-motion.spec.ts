import { expect, test } from "../fixtures/test";
import { serveCanvas } from "./serve-canvas";

const CARDS =
  '<div data-name="cards" className="flex gap-4"><div className="size-[80px] bg-[#ff0000]"/><div className="size-[80px] bg-[#ff0000]"/></div>';

declare global {
  interface Window {
    /** How many animations run in the artboards. */
    running(): number;
    /** Draws the cards and animates them. */
    animate(plan: object): Promise<string>;
  }
}

test.beforeEach(async ({ page }) => {
  await serveCanvas(page);
  await page.evaluate(async (cards) => {
    await window.openCanvas();
    window.running = () =>
      canvas.workspace.state
        .childrenOf(null)
        .flatMap((id) => canvas.element(id).getAnimations({ subtree: true }))
        .filter(({ playState }) => playState === "running").length;
    window.animate = async (plan) => {
      await canvas.drawPage({ name: "P", width: 400, height: 200 }, cards);
      const nodeId = canvas.named("cards");
      await canvas.call("apply_animation_plan", { animations: [{ nodeId, ...plan }] });
      return nodeId;
    };
  }, CARDS);
});

test("an entrance plays once, and ends at how the node is drawn", async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const id = await window.animate({ preset: "fade-up", trigger: "load", durationMs: 60_000 });
    const [animation] = canvas.element(id).getAnimations();
    await animation?.ready;
    const begins = [canvas.style(id, "opacity"), canvas.style(id, "transform")];
    animation?.finish();
    return {
      begins,
      ends: [canvas.style(id, "opacity"), canvas.style(id, "transform")],
      running: window.running(),
    };
  });
  expect(Number(seen.begins[0])).toBeLessThan(0.05);
  expect(seen.begins[1]).toMatch(/^matrix\(1, 0, 0, 1, 0, 2[34]/);
  expect(seen).toMatchObject({ ends: ["1", "none"], running: 0 });
});

test("a change that leaves the animation alone does not play it again; another one ends it", async ({
  page,
}) => {
  const seen = await page.evaluate(async () => {
    const id = await window.animate({ preset: "pulse" });
    const first = canvas.element(id).getAnimations()[0];
    await canvas.call("update_class", { nodeId: id, className: "flex gap-8" });
    const isSame = canvas.element(id).getAnimations()[0] === first;
    await canvas.call("apply_animation_plan", { animations: [{ nodeId: id, preset: "float" }] });
    const replaced = first?.playState;
    canvas.undo();
    const back = window.running();
    await canvas.call("delete_nodes", { nodeIds: [id] });
    return { isSame, replaced, back, gone: window.running() };
  });
  expect(seen).toEqual({ isSame: true, replaced: "idle", back: 1, gone: 0 });
});

test("a stagger moves the children, one after the other", async ({ page }) => {
  const delays = await page.evaluate(async () => {
    const id = await window.animate({
      preset: "stagger-fade-up",
      trigger: "load",
      staggerMs: 150,
      delayMs: 100,
    });
    const parent = canvas.element(id);
    return [parent, ...parent.children].map((each) =>
      each.getAnimations().map(({ effect }) => effect?.getTiming().delay),
    );
  });
  expect(delays).toEqual([[], [100], [250]]);
});

test("what is measured and pictured is at rest", async ({ page }) => {
  const seen = await page.evaluate(async () => {
    await canvas.drawPage(
      { name: "P", width: 400, height: 200, backgroundColor: "#ffffff" },
      '<div data-name="box" className="size-[80px] bg-[#ff0000]"/>',
    );
    const id = canvas.named("box");
    const artboardId = canvas.workspace.state.childrenOf(null)[0] ?? "";
    await canvas.call("apply_animation_plan", {
      animations: [
        { nodeId: id, preset: "slide-left", trigger: "load", durationMs: 60_000 },
        { nodeId: id, preset: "spin", durationMs: 60_000 },
      ],
    });
    const before = window.running();
    const box = canvas.view.drawn(id)?.box;
    const { dataUrl } = await canvas.view.capture(artboardId, { format: "png", scale: 1 });
    const image = new Image();
    image.src = dataUrl;
    await image.decode();
    const surface = new OffscreenCanvas(image.width, image.height).getContext("2d");
    surface?.drawImage(image, 0, 0);
    const pixel = [...(surface?.getImageData(40, 40, 1, 1).data ?? [])];
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return { before, box, pixel, after: window.running() };
  });
  // What goes on for ever goes on afterwards; the entrance is over.
  expect(seen).toEqual({
    before: 2,
    box: { x: 0, y: 0, width: 80, height: 80 },
    pixel: [255, 0, 0, 255],
    after: 1,
  });
});

test("under the pointer alone, where the plan says so", async ({ page }) => {
  const id = await page.evaluate(() => window.animate({ preset: "wiggle", trigger: "hover", iterations: 0 }));
  const running = (hovered: string | null) =>
    page.evaluate((to) => {
      canvas.view.setHover(to);
      return window.running();
    }, hovered);
  expect(await page.evaluate(() => window.running())).toBe(0);
  expect(await running(id)).toBe(1);
  expect(await running(null)).toBe(0);
});

test("nothing moves for whoever wants no motion, and it begins when they do", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const id = await page.evaluate(() => window.animate({ preset: "pulse" }));
  expect(await page.evaluate(() => window.running())).toBe(0);
  expect(await page.evaluate((node) => canvas.style(node, "opacity"), id)).toBe("1");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => page.evaluate(() => window.running())).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => page.evaluate(() => window.running())).toBe(0);
});
