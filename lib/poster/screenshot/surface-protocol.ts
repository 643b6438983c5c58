import type { ResolvedState } from "../schema/state";

/** What a picture is to be; sizes in px, quality 1 to 100 (ignored for PNG), time in seconds. */
export interface PictureOptions {
  readonly format: "png" | "jpeg" | "webp";
  readonly widthPx: number;
  readonly heightPx: number;
  readonly quality: number;
  readonly timeSeconds: number;
}

/**
 * What the render surface answers. Plain JSON, because it crosses from the page into this process.
 * `graphics`: the browser cannot draw (no WebGL2, context lost); `failed`: anything else.
 */
export type SurfaceAnswer =
  | { readonly ok: true; readonly base64: string; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly reason: "graphics" | "failed"; readonly message: string };

/** The one thing that the render surface offers, as `window.affiche`. */
export interface Surface {
  capture(state: ResolvedState, options: PictureOptions): Promise<SurfaceAnswer>;
}

/** Path of the page that offers it. */
export const SURFACE_PATH = "/render-surface";
