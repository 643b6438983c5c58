import { SPECIMEN_GROUNDS } from "@/lib/poster/catalogue/specimen-grounds";
import { specimenState } from "@/lib/poster/catalogue/specimen-state";
import { specimenGroups } from "@/lib/poster/catalogue/specimens";
import { BUNDLED_IMAGES } from "@/lib/poster/images/bundled.gen";
import { resolveState } from "@/lib/poster/schema/resolve";
import type { PosterState } from "@/lib/poster/schema/state";
import { expect, test } from "../fixtures/test";
import { captureState, layer } from "./capture-state";
import { countGraphics, liveGraphics } from "./count-graphics";
import { withEffect } from "./scenes";

const ROUNDS = 40;
/** As many as there are cell sizes by twos. */
const PHOTOGRAPHS = BUNDLED_IMAGES.slice(0, 14);

test("switching through all effects forty times leaves graphics as they were after the first round", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await countGraphics(page);
  await page.goto("/render-surface");
  await page.locator("html[data-surface-ready]").waitFor({ state: "attached" });
  const ground = SPECIMEN_GROUNDS.at(-1);
  const effects = specimenGroups().find(({ id }) => id === "effects")?.specimens ?? [];
  expect(effects.length).toBeGreaterThan(25);
  if (!ground) return;
  const states = effects.map(({ variants }) =>
    JSON.stringify(resolveState(specimenState(ground, variants[0]?.part ?? {}) as unknown as PosterState)),
  );
  const round = async () => {
    await page.evaluate(async (all) => {
      for (const state of all) {
        const options = { format: "jpeg", widthPx: 100, heightPx: 134, quality: 30, timeSeconds: 1 } as const;
        const answer = await window.affiche?.capture(JSON.parse(state), options);
        if (!answer?.ok) throw new Error(answer?.message ?? "The surface is not there");
      }
    }, states);
    return liveGraphics(page);
  };
  const first = await round();
  expect(first.contexts).toBe(1);
  let last = first;
  for (let index = 1; index < ROUNDS; index++) last = await round();
  expect(last).toEqual(first);
});

test("other photographs, words, sizes and glyphs each time leave graphics as they were, too", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await countGraphics(page);
  // More than the renderer keeps of anything.
  expect(PHOTOGRAPHS.length).toBeGreaterThan(12);
  const round = async () => {
    for (const [index, { file }] of PHOTOGRAPHS.entries()) {
      const photo = layer("photo", "image", { mediaUrl: `/media/${file}`, objectFit: "cover" });
      const title = layer("title", "text", { content: file, fontSize: 90 });
      const state = withEffect("ascii-standard", { cellSize: 6 + 2 * index }, [photo, title]);
      await captureState(page, state, { widthPx: 180 + 9 * index, heightPx: 320 + 16 * index });
    }
    return liveGraphics(page);
  };
  await round();
  const early = await round();
  expect(early.contexts).toBe(1);
  let late = early;
  for (let index = 0; index < 4; index++) late = await round();
  expect(late).toEqual(early);
});
