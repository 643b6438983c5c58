/**
 * Measures the canvas of designs in a real Chromium: building 20 artboards with 3,000 nodes, against the same HTML in one frame an
 * artboard; frames while panning and zooming; adding a section of 150 nodes.
 * Usage: npx tsx bench/design-canvas.ts
 */
import { cpus } from "node:os";
import { chromium } from "playwright-core";
import { findBrowser } from "@/lib/poster/screenshot/find-browser";
import { serveCanvas } from "../e2e/design/serve-canvas";

const browser = await findBrowser();
if (!browser) throw new Error("No browser was found: set CHROMIUM_PATH, or install Debian's chromium.");
const chrome = await chromium.launch({ executablePath: browser.path, args: browser.args });
const page = await chrome.newPage({ viewport: { width: 1280, height: 800 } });
// The compiler of this script names functions by a helper that a page does not have.
await page.addInitScript("globalThis.__name = (named) => named");
await serveCanvas(page);

const result = await page.evaluate(async () => {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const settle = async () => {
    for (let frame = 0; frame < 10; frame++) await nextFrame();
  };
  const card = (index: number) =>
    `<div class="rounded-lg border bg-card p-4 shadow-sm flex flex-col gap-2"><h3 class="text-lg font-semibold">Card ${index}</h3><p class="text-sm text-muted-foreground">Words about it, as many as a card has.</p></div>`;
  const section = (count: number) =>
    `<section class="grid gap-6 p-8 md:grid-cols-3">${Array.from({ length: count }, (_, index) => card(index)).join("")}</section>`;
  const longTasks: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ entryTypes: ["longtask"] });

  await window.openCanvas();
  for (let index = 0; index < 20; index++) {
    const at = { x: (index % 5) * 1300, y: Math.floor(index / 5) * 2300 };
    const { artboardId } = await canvas.call("create_artboard", {
      name: `A${index}`,
      width: 1200,
      height: 900,
      ...at,
    });
    await canvas.call("add_section", { parentId: artboardId, jsx: section(50) });
  }
  const nodes = canvas.workspace.state.size;
  canvas.view.zoomTo(null);
  await settle();

  const [first = ""] = canvas.workspace.state.childrenOf(null);
  let begin = performance.now();
  canvas.view.update(null);
  canvas.view.boxOf(first);
  const buildMs = performance.now() - begin;
  await settle();

  const htmls = canvas.pages();
  begin = performance.now();
  await Promise.all(
    htmls.map(
      (html) =>
        new Promise<void>((resolve) => {
          const frame = document.createElement("iframe");
          frame.onload = () => {
            void frame.contentDocument?.body.offsetHeight;
            resolve();
          };
          frame.srcdoc = html;
          frame.style.cssText = "position:absolute;left:0;top:9000px;width:1200px;height:900px";
          document.body.append(frame);
        }),
    ),
  );
  const framesMs = performance.now() - begin;
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
  await settle();

  const measure = async (move: (step: number) => void) => {
    const times: number[] = [];
    longTasks.length = 0;
    let last = await nextFrame();
    for (let step = 0; step < 120; step++) {
      move(step);
      const now = await nextFrame();
      times.push(now - last);
      last = now;
    }
    times.sort((a, b) => a - b);
    return {
      p50: times[60] ?? 0,
      p95: times[114] ?? 0,
      worst: times[119] ?? 0,
      longest: Math.max(0, ...longTasks),
    };
  };
  const start = { x: 0, y: 0, zoom: 0.2 };
  canvas.view.setViewport(start);
  await settle();
  const pan = await measure((step) => canvas.view.setViewport({ ...start, x: step * 20, y: step * 10 }));
  const zoom = await measure((step) => canvas.view.setViewport({ ...start, zoom: 0.1 + 0.005 * step }));

  const added: number[] = [];
  for (let edit = 0; edit < 6; edit++) {
    const begun = performance.now();
    await canvas.call("add_section", { parentId: first, jsx: section(50) });
    canvas.view.boxOf(first);
    added.push(performance.now() - begun);
    await settle();
  }
  return { nodes, buildMs, framesMs, pan, zoom, added };
});
await chrome.close();

const ms = (value: number) => `${value.toFixed(1)} ms`;
const frames = ({ p50, p95, worst, longest }: typeof result.pan) =>
  `p50 ${ms(p50)}, p95 ${ms(p95)}, worst ${ms(worst)}, longest task ${ms(longest)}`;
console.log(
  `${cpus().length} processors (${cpus()[0]?.model.trim()}), Chromium without graphics hardware; ${result.nodes} records in 20 artboards`,
);
console.log(
  `build: ${ms(result.buildMs)}; a frame an artboard ${ms(result.framesMs)}, ${(result.framesMs / result.buildMs).toFixed(1)} times as long`,
);
console.log(`pan: ${frames(result.pan)}`);
console.log(`zoom: ${frames(result.zoom)}`);
console.log(`add_section of 151 nodes, with layout: ${result.added.map(ms).join(", ")}`);
