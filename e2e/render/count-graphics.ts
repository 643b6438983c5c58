import type { Page } from "@playwright/test";

/** Graphics objects that were made and not deleted, by kind, and `contexts` that were opened. */
export type GraphicsCount = Readonly<Record<string, number>>;

/** Counts graphics objects of the pages that are opened from now on. */
export async function countGraphics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live: Record<string, number> = { contexts: 0 };
    Object.assign(window, { liveGraphics: live });
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
      const [create, remove] = [prototype[`create${kind}`], prototype[`delete${kind}`]];
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
}

/** The counts as they are now. */
export const liveGraphics = (page: Page): Promise<GraphicsCount> =>
  page.evaluate(() => ({ ...(window as unknown as { liveGraphics: Record<string, number> }).liveGraphics }));
