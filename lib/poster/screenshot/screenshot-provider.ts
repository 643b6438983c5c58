import type { ResolvedState } from "../schema/state";
import type { PictureOptions } from "./surface-protocol";

/** What a provider is asked for. */
export interface CaptureRequest extends PictureOptions {
  /** The state, complete: for providers that draw it themselves. */
  readonly state: ResolvedState;
  /**
   * Address of the page that shows the bare poster at the wanted time, for providers that photograph pages.
   * Made on demand, because a state with embedded media may be too large for a link.
   */
  link(): string;
}

/** A finished picture, checked to be one of the asked type and size. */
export interface CapturedPicture {
  readonly bytes: Uint8Array;
  /** Plain sentences about what could not be shown as meant; empty where the provider cannot know. */
  readonly warnings: readonly string[];
}

/** Somebody who makes pictures of states. */
export interface ScreenshotProvider {
  readonly id: "chromium" | "screenshotone" | "apiflash";
  /** Whether it opens our pages by their public address, and so depends on that address. */
  readonly needsPublicAddress: boolean;
  /**
   * Makes a picture.
   * @throws AppError RENDER_FAILED, RENDER_TIMEOUT or RENDER_UNAVAILABLE, in our words.
   */
  capture(request: CaptureRequest): Promise<CapturedPicture>;
}
