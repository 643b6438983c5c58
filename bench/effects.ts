/**
 * What a frame costs with each effect, post-process and shader: 540 × 960 on the machine's own graphics (software, where
 * there is no GPU), after warm-up, over the portrait of the catalogue. A frame is drawn whole and encoded as a small JPEG,
 * which is in every figure; the first line is the same frame with nothing but the portrait and its title.
 *
 * Usage: npx tsx bench/effects.ts [effects|post-processes|shaders]
 * Starts the built server by itself (npm run build first). Prints Markdown. Ends with 1 when a target is missed.
 */
import { chromium } from "playwright-core";
import { SPECIMEN_GROUNDS } from "../lib/poster/catalogue/specimen-grounds";
import { type SpecimenPart, specimenState } from "../lib/poster/catalogue/specimen-state";
import { specimenGroups } from "../lib/poster/catalogue/specimens";
import { resolveState } from "../lib/poster/schema/resolve";
import type { PosterState } from "../lib/poster/schema/state";
import { findBrowser } from "../lib/poster/screenshot/find-browser";
import { startServer } from "./server-process";

const WIDTH_PX = 540;
const HEIGHT_PX = 960;
const WARM_UP = 2;
const FRAMES = 5;
const KINDS = ["effects", "post-processes", "shaders"];
/** Effects: so many at least below the first, and all below the second. */
const TARGET = { quick: 24, quickMs: 100, mostMs: 400 };

const [only] = process.argv.slice(2);
const server = await startServer({ SCREENSHOT_PROVIDER: "none", RATE_LIMIT_FACTOR: "0" });
const choice = await findBrowser();
if (!choice) throw new Error("This bench needs a Chromium");
const browser = await chromium.launch({
  executablePath: choice.path,
  args: choice.args,
  env: { ...choice.env },
});

const ground = SPECIMEN_GROUNDS[0];
if (!ground) throw new Error("There is no ground");
const portrait = { ...ground, canvas: { ...ground.canvas, aspectRatio: "9:16" } };
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

try {
  const page = await browser.newPage();
  await page.goto(`${server.origin}/render-surface`);
  await page.waitForSelector("html[data-surface-ready]", { state: "attached" });

  const frameMs = async (part: SpecimenPart): Promise<number> => {
    const state = resolveState(specimenState(portrait, part) as unknown as PosterState);
    const times = await page.evaluate(
      async ([json, width, height, count]) => {
        const taken: number[] = [];
        for (let frame = 0; frame < count; frame++) {
          const startedAt = performance.now();
          const answer = await window.affiche?.capture(JSON.parse(json), {
            format: "jpeg",
            widthPx: width,
            heightPx: height,
            quality: 30,
            timeSeconds: 1 + frame / 24,
          });
          if (!answer?.ok) throw new Error(answer?.message ?? "The surface is not there");
          taken.push(performance.now() - startedAt);
        }
        return taken;
      },
      [JSON.stringify(state), WIDTH_PX, HEIGHT_PX, WARM_UP + FRAMES] as const,
    );
    return median(times.slice(WARM_UP));
  };

  const bare = await frameMs({});
  console.log(`Nothing but the portrait and its title: ${bare.toFixed(0)} ms\n`);
  for (const group of specimenGroups().filter(({ id }) => (only ? id === only : KINDS.includes(id)))) {
    console.log(`| ${group.label} | ms a frame |\n|---|---|`);
    const all: number[] = [];
    for (const { id, variants } of group.specimens) {
      const ms = await frameMs(variants[0]?.part ?? {});
      all.push(ms);
      console.log(`| ${id} | ${ms.toFixed(0)} |`);
    }
    const quick = all.filter((ms) => ms < TARGET.quickMs).length;
    console.log(
      `\n${quick} of ${all.length} below ${TARGET.quickMs} ms, the slowest ${Math.max(...all).toFixed(0)} ms\n`,
    );
    if (group.id !== "effects") continue;
    if (quick < TARGET.quick || Math.max(...all) > TARGET.mostMs) {
      console.error(`Wanted: ${TARGET.quick} below ${TARGET.quickMs} ms, none above ${TARGET.mostMs} ms`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
