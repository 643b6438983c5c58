import { SPECIMEN_GROUNDS } from "@/lib/poster/catalogue/specimen-grounds";
import { specimenState } from "@/lib/poster/catalogue/specimen-state";
import { specimenGroups } from "@/lib/poster/catalogue/specimens";
import { resolveState } from "@/lib/poster/schema/resolve";
import type { PosterState } from "@/lib/poster/schema/state";
import { expect, test } from "../fixtures/test";

declare global {
  interface Window {
    /** Graphics objects that were made and not deleted, by kind, and contexts that were opened. */
    liveObjects: Record<string, number>;
  }
}

const ROUNDS = 40;

test("switching through all effects forty times leaves graphics as they were after the first round", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.addInitScript(() => {
    const live: Record<string, number> = { contexts: 0 };
    window.liveObjects = live;
    const prototype = WebGL2RenderingContext.prototype as unknown as Record<
      string,
      (...given: unknown[]) => unknown
    >;
    for (const kind of [
      "Texture",
      "Framebuffer",
      "Renderbuffer",
      "Buffer",
      "Program",
      "Shader",
      "Sampler",
      "VertexArray",
    ]) {
      const create = prototype[`create${kind}`];
      const remove = prototype[`delete${kind}`];
      if (!create || !remove) throw new Error(`There is no ${kind}`);
      live[kind] = 0;
      prototype[`create${kind}`] = function (...given) {
        live[kind] = (live[kind] ?? 0) + 1;
        return create.apply(this, given);
      };
      prototype[`delete${kind}`] = function (...given) {
        if (given[0]) live[kind] = (live[kind] ?? 0) - 1;
        return remove.apply(this, given);
      };
    }
    const getContext = HTMLCanvasElement.prototype.getContext as (...given: unknown[]) => unknown;
    const seen = new Set<unknown>();
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
      const context = getContext.apply(this, given);
      if (context instanceof WebGL2RenderingContext) seen.add(context);
      live.contexts = seen.size;
      return context;
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await page.goto("/render-surface");
  await page.locator("html[data-surface-ready]").waitFor({ state: "attached" });
  const ground = SPECIMEN_GROUNDS.at(-1);
  const effects = specimenGroups().find(({ id }) => id === "effects")?.specimens ?? [];
  expect(effects.length).toBeGreaterThan(25);
  if (!ground) return;
  const states = effects.map(({ variants }) =>
    JSON.stringify(resolveState(specimenState(ground, variants[0]?.part ?? {}) as unknown as PosterState)),
  );
  const round = () =>
    page.evaluate(async (all) => {
      for (const state of all) {
        const options = { format: "jpeg", widthPx: 100, heightPx: 134, quality: 30, timeSeconds: 1 } as const;
        const answer = await window.affiche?.capture(JSON.parse(state), options);
        if (!answer?.ok) throw new Error(answer?.message ?? "The surface is not there");
      }
      return { ...window.liveObjects };
    }, states);
  const first = await round();
  expect(first.contexts).toBe(1);
  let last = first;
  for (let index = 1; index < ROUNDS; index++) last = await round();
  expect(last).toEqual(first);
});
