import type { IconAnswer, IconSearch, ImagePage, ImageSearch } from "@/lib/schema/media-search";
import type { DesignReader } from "../document/design-document";
import type { Step } from "../history";

/** A rectangle on the canvas, in px of the canvas at zoom 1. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the browser knows of a node that it has drawn. Colours are CSS colours as computed, lengths px. */
export interface DrawnNode {
  readonly box: Box;
  readonly display: string;
  readonly color: string;
  /**
   * The one colour behind its text: translucent backgrounds laid over each other as far as the first opaque one, or over
   * the artboard; null over a picture, a gradient or anything else that is not one colour.
   */
  readonly background: string | null;
  readonly fontSizePx: number;
  readonly fontWeight: number;
}

/** The part of the canvas that is seen. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A picture of a part of a design. */
export interface Capture {
  /** A data: URL. */
  readonly dataUrl: string;
  readonly width: number;
  readonly height: number;
}

/** What tools ask of the place where a design is seen. The browser has all of it; tests have what they need. */
export interface DesignSurface {
  readonly design: DesignReader & { readonly version: number };
  readonly selection: readonly string[];
  select(ids: readonly string[]): void;
  readonly viewport: Viewport;
  setViewport(viewport: Viewport): void;
  /** Shows a box as large as fits; null shows everything. */
  zoomTo(box: Box | null): void;
  undo(): Step | null;
  redo(): Step | null;
  /** What is drawn of a node; null while it is not. */
  drawn(id: string): DrawnNode | null;
  /** Takes a picture of a node or an artboard. @param scale 1 is a CSS pixel a pixel. */
  capture(
    id: string,
    options: { readonly format: "png" | "jpeg" | "webp"; readonly scale: number; readonly quality?: number },
  ): Promise<Capture>;
  /** Asks this service for pictures. @throws Error that says why there are none. */
  searchImages(search: ImageSearch): Promise<ImagePage>;
  /** Asks this service for icons. @throws Error that says why there are none. */
  searchIcons(search: IconSearch): Promise<IconAnswer>;
  /** What has been changed by people since a version of the design: ids by what happened to them. */
  changesSince(version: number): {
    readonly added: readonly string[];
    readonly changed: readonly string[];
    readonly removed: readonly string[];
  } | null;
}
