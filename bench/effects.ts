/**
 * What a frame of a playing poster costs with each effect, post-process and shader: 540 × 960 on the machine's own graphics
 * (software, where there is no GPU), over the portrait of the catalogue with a title that moves, so that no frame is the one
 * before. The poster is opened as everybody opens it, and its clock is turned by hand, a twenty-fourth of a second a frame;
 * a frame is over when a pixel of it can be read. Nothing is loaded, encoded or handed over meanwhile.
 *
 * The first line is the same poster with nothing but its portrait and title, and what one whole picture of it costs: loaded,
 * drawn, encoded as a small JPEG, handed over as text. Processor time is that of the browser's page and graphics, of all
 * cores together, and hardly depends on what else the machine does.
 *
 * Usage: npx tsx bench/effects.ts [effects|post-processes|shaders]
 * Starts the built server by itself. Prints Markdown. Ends with 1 when a target is missed.
 */
import { loadavg } from "node:os";
import { chromium, type Page } from "playwright-core";
import { SPECIMEN_GROUNDS } from "../lib/poster/catalogue/specimen-grounds";
import { type SpecimenPart, specimenState } from "../lib/poster/catalogue/specimen-state";
import { specimenGroups } from "../lib/poster/catalogue/specimens";
import { encodeLink } from "../lib/poster/link/encode";
import { resolveState } from "../lib/poster/schema/resolve";
import type { PosterState } from "../lib/poster/schema/state";
import { findBrowser } from "../lib/poster/screenshot/find-browser";
import { startServer } from "./server-process";

declare global {
  interface Window {
    /** Draws so many frames, one after another; answers how long each took, in ms. */
    drawFrames(count: number): Promise<number[]>;
  }
}

const SIZE = { width: 540, height: 960 };
const WARM_UP = 3;
const FRAMES = 9;
const KINDS = ["effects", "post-processes", "shaders"];
/** Effects: so many at least below the first, and all below the second. */
const TARGET = { quick: 24, quickMs: 100, mostMs: 400 };

/** Before anything of the page runs: its clock can be taken over, and its graphics found. */
function prepare(): void {
  let held: FrameRequestCallback | null = null;
  let isHeld: (() => void) | null = null;
  let driven = false;
  let now = 0;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    if (!driven) return request(callback);
    held = callback;
    isHeld?.();
    return 0;
  };
  const graphics = new Map<HTMLCanvasElement, WebGL2RenderingContext>();
  const getContext = HTMLCanvasElement.prototype.getContext as (...given: unknown[]) => unknown;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
    const context = getContext.apply(this, given);
    if (context instanceof WebGL2RenderingContext) graphics.set(this, context);
    return context;
  } as typeof HTMLCanvasElement.prototype.getContext;
  const untilHeld = () =>
    new Promise<void>((resolve) => {
      isHeld = resolve;
    });

  window.drawFrames = async (count) => {
    const canvas = document.querySelector<HTMLCanvasElement>("canvas[role=img]");
    const gl = canvas && graphics.get(canvas);
    if (!gl || canvas.width !== 540 || canvas.height !== 960) throw new Error("The poster has another size");
    const pixel = new Uint8Array(4);
    const finish = () => {
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    };
    if (!driven) {
      driven = true;
      await untilHeld();
    }
    const times: number[] = [];
    for (let frame = 0; frame < count; frame++) {
      const draw = held;
      if (!draw) throw new Error("The poster does not play");
      held = null;
      finish();
      const drawn = untilHeld();
      const startedAt = performance.now();
      now += 1000 / 24;
      draw(now);
      await drawn;
      finish();
      times.push(performance.now() - startedAt);
    }
    return times;
  };
}

const [only] = process.argv.slice(2);
const server = await startServer({ SCREENSHOT_PROVIDER: "none", RATE_LIMIT_FACTOR: "0" });
const choice = await findBrowser();
if (!choice) throw new Error("This bench needs a Chromium");
const browser = await chromium.launch({
  executablePath: choice.path,
  args: choice.args,
  env: { ...choice.env },
});
const inside = await browser.newBrowserCDPSession();
const context = await browser.newContext({ viewport: SIZE });

const ground = SPECIMEN_GROUNDS[0];
if (!ground) throw new Error("There is no ground");
const portrait = {
  ...ground,
  canvas: { ...ground.canvas, aspectRatio: "9:16" },
  layers: ground.layers.map((layer) =>
    layer.type === "text" ? { ...layer, animation: { type: "wave", enabled: true } } : layer,
  ),
};
const stateOf = (part: SpecimenPart) => specimenState(portrait, part) as unknown as PosterState;
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Processor time of the browser's pages and graphics so far, ms. */
async function processorMs(): Promise<number> {
  const { processInfo } = await inside.send("SystemInfo.getProcessInfo");
  const drawing = processInfo.filter(({ type }) => type === "GPU" || type === "renderer");
  return drawing.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

interface Cost {
  readonly ms: number;
  readonly processorMs: number;
}

async function frameCost(part: SpecimenPart): Promise<Cost> {
  const page = await context.newPage();
  try {
    // What runs this file marks functions with their names, which the page knows nothing of.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(prepare);
    await page.goto(encodeLink(stateOf(part), server.origin).url);
    await page.addStyleTag({
      content: "div:has(> canvas[role=img]) { position: fixed; inset: 0; width: 540px; height: 960px; }",
    });
    await page.waitForFunction(() => {
      const canvas = document.querySelector<HTMLCanvasElement>("canvas[role=img]");
      return canvas?.width === 540 && canvas.height === 960;
    });
    await page.evaluate((count) => window.drawFrames(count), WARM_UP);
    const before = await processorMs();
    const times = await page.evaluate((count) => window.drawFrames(count), FRAMES);
    return { ms: median(times), processorMs: ((await processorMs()) - before) / FRAMES };
  } finally {
    await page.close();
  }
}

async function wholePictureMs(page: Page): Promise<number> {
  await page.goto(`${server.origin}/render-surface`);
  await page.waitForSelector("html[data-surface-ready]", { state: "attached" });
  const state = JSON.stringify(resolveState(stateOf({})));
  const times = await page.evaluate(
    async ([json, widthPx, heightPx, count]) => {
      const taken: number[] = [];
      for (let frame = 0; frame < count; frame++) {
        const options = {
          format: "jpeg",
          widthPx,
          heightPx,
          quality: 30,
          timeSeconds: 1 + frame / 24,
        } as const;
        const startedAt = performance.now();
        const answer = await window.affiche?.capture(JSON.parse(json), options);
        if (!answer?.ok) throw new Error(answer?.message ?? "The surface is not there");
        taken.push(performance.now() - startedAt);
      }
      return taken;
    },
    [state, SIZE.width, SIZE.height, WARM_UP + FRAMES] as const,
  );
  return median(times.slice(WARM_UP));
}

try {
  const page = await context.newPage();
  const whole = await wholePictureMs(page);
  await page.close();
  // The first poster of a browser is drawn on one core.
  await frameCost({});
  const bare = await frameCost({});
  const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
  console.log(
    `Nothing but the portrait and its title: ${bare.ms.toFixed(0)} ms a frame, ${bare.processorMs.toFixed(0)} ms of processor time; one whole picture of it: ${whole.toFixed(0)} ms (${load()})\n`,
  );
  for (const group of specimenGroups().filter(({ id }) => (only ? id === only : KINDS.includes(id)))) {
    console.log(`| ${group.label} | ms a frame | × the bare one | processor ms |\n|---|---|---|---|`);
    const all: number[] = [];
    for (const { id, variants } of group.specimens) {
      const cost = await frameCost(variants[0]?.part ?? {});
      all.push(cost.ms);
      console.log(
        `| ${id} | ${cost.ms.toFixed(0)} | ${(cost.ms / bare.ms).toFixed(1)} | ${cost.processorMs.toFixed(0)} |`,
      );
    }
    const quick = all.filter((ms) => ms < TARGET.quickMs).length;
    const slow = all.filter((ms) => ms > TARGET.mostMs).length;
    console.log(
      `\n${quick} of ${all.length} below ${TARGET.quickMs} ms, ${slow} above ${TARGET.mostMs} ms, the slowest ${Math.max(...all).toFixed(0)} ms (${load()})\n`,
    );
    if (group.id !== "effects") continue;
    if (quick < TARGET.quick || slow > 0) {
      console.error(`Wanted: ${TARGET.quick} below ${TARGET.quickMs} ms, none above ${TARGET.mostMs} ms`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
