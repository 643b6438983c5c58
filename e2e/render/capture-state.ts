import type { Page } from "@playwright/test";
import sharp from "sharp";
import { resolveState } from "@/lib/poster/schema/resolve";
import type { PosterState } from "@/lib/poster/schema/state";

/** Decoded RGB pixels of a captured picture. */
export interface Pixels {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Colour at a point given in fractions of the picture. */
  at(x: number, y: number): [number, number, number];
  readonly data: Buffer;
  readonly warnings: readonly string[];
}

/** A base layer with what every layer needs. */
export function layer(
  id: string,
  type: string,
  fields: Record<string, unknown> = {},
): Record<string, unknown> {
  return { id, name: id, type, visible: true, locked: false, transform: {}, ...fields };
}

/** A poster of these layers. */
export function poster(layers: Record<string, unknown>[], rest: Partial<PosterState> = {}): PosterState {
  return { canvas: { aspectRatio: "9:16", backgroundColor: "#101418" }, layers, ...rest };
}

/** Takes a picture through the page that the server's own browser uses, and decodes it. */
export async function captureState(
  page: Page,
  state: PosterState,
  options: Partial<{
    format: string;
    widthPx: number;
    heightPx: number;
    quality: number;
    timeSeconds: number;
  }> = {},
): Promise<Pixels> {
  if (!page.url().endsWith("/render-surface")) await page.goto("/render-surface");
  await page.waitForFunction(() => "affiche" in window);
  const wanted = { format: "png", widthPx: 270, heightPx: 480, quality: 90, timeSeconds: 1, ...options };
  const { base64, warnings } = await page.evaluate(
    async ([resolved, captureOptions]) => {
      const surface = (
        window as unknown as {
          affiche: { capture(s: unknown, o: unknown): Promise<{ base64: string; warnings: string[] }> };
        }
      ).affiche;
      return surface.capture(resolved, captureOptions);
    },
    [resolveState(state), wanted] as const,
  );
  const image = sharp(Buffer.from(base64, "base64")).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return {
    widthPx: info.width,
    heightPx: info.height,
    data,
    warnings,
    at(x, y) {
      const column = Math.min(info.width - 1, Math.floor(x * info.width));
      const row = Math.min(info.height - 1, Math.floor(y * info.height));
      const offset = (row * info.width + column) * 3;
      return [data[offset] ?? -1, data[offset + 1] ?? -1, data[offset + 2] ?? -1];
    },
  };
}

/** Mean absolute difference of two pictures of one size, in steps of 255. */
export function meanDifference(first: Pixels, second: Pixels): number {
  if (first.data.length !== second.data.length) throw new Error("the pictures differ in size");
  let sum = 0;
  for (let index = 0; index < first.data.length; index++) {
    sum += Math.abs((first.data[index] ?? 0) - (second.data[index] ?? 0));
  }
  return sum / first.data.length;
}

/** How many different colours a picture has, counted up to `most`. */
export function colorCount(pixels: Pixels, most = 1000): number {
  const seen = new Set<number>();
  for (let index = 0; index < pixels.data.length && seen.size < most; index += 3) {
    seen.add(pixels.data.readUIntBE(index, 3));
  }
  return seen.size;
}

/** The picture at half the size: the mean of each four pixels. */
export function halved(pixels: Pixels): Pixels {
  const [widthPx, heightPx] = [pixels.widthPx / 2, pixels.heightPx / 2];
  const data = Buffer.alloc(widthPx * heightPx * 3);
  const row = pixels.widthPx * 3;
  for (let index = 0; index < data.length; index++) {
    const [column, y] = [Math.floor(index / 3) % widthPx, Math.floor(index / 3 / widthPx)];
    const from = 2 * y * row + 6 * column + (index % 3);
    const corners = [from, from + 3, from + row, from + row + 3].map((at) => pixels.data[at] ?? 0);
    data[index] = Math.round(corners.reduce((sum, value) => sum + value, 0) / 4);
  }
  return { ...pixels, widthPx, heightPx, data };
}
