import { encodeLink } from "@/lib/poster/link/encode";
import { expect, test } from "../fixtures/test";
import { greys, withEffect } from "../render/scenes";
import { READY } from "./example-link";

test("a dither is computed by the page's worker", async ({ page }) => {
  // Without a worker the same picture is computed on the page's own thread: slowly, but it looks no different.
  await page.addInitScript(() => {
    const answers: string[] = [];
    Object.assign(window, { workerAnswers: answers });
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener("message", ({ data }) =>
          answers.push(data === "ready" ? data : Object.keys(data).sort().join(" ")),
        );
      }
    };
  });
  const state = withEffect("dither-floyd-steinberg", { palette: "gameboy" }, [greys]);
  await page.goto(`/canvas?${encodeLink(state, "http://localhost").params}`);
  await page.locator(READY).waitFor({ state: "attached" });
  const answers = await page.evaluate(
    () => (window as unknown as { workerAnswers: readonly string[] }).workerAnswers,
  );
  expect(new Set(answers)).toEqual(new Set(["ready", "id result"]));
  expect(page.workers()).toHaveLength(1);
});

test("a worker whose code never arrives costs time, not the picture", async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor() {
        // It starts, says nothing, and reports no error.
        super(URL.createObjectURL(new Blob([""], { type: "text/javascript" })));
      }
    };
  });
  const state = withEffect("dither-floyd-steinberg", { palette: "gameboy" }, [greys]);
  await page.goto(`/canvas?${encodeLink(state, "http://localhost").params}`);
  await page.locator(READY).waitFor({ state: "attached" });
  await expect(page.getByRole("img")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});
