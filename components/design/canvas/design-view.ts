import type { DesignDiff } from "@/lib/design/document/diff";
import type { Workspace } from "@/lib/design/run";
import type { Box, Capture, DrawnNode, Viewport } from "@/lib/design/tools/design-surface";

/** How a picture is taken: scale 1 is a CSS pixel a pixel, quality is 0 to 1 and for jpeg and webp only. */
export interface CaptureOptions {
  readonly format: "png" | "jpeg" | "webp";
  readonly scale: number;
  readonly quality?: number;
}

/** A design as it is drawn in a page: artboards as DOM on a canvas without ends. */
export interface DesignView {
  /** Brings the drawing up to date with the design after a change; null draws everything afresh. */
  update(diff: DesignDiff | null): void;
  /** The canvas point at the left top corner of the host, and the scale. */
  readonly viewport: Viewport;
  setViewport(viewport: Viewport): void;
  /** Shows a box as large as fits; null shows everything. */
  zoomTo(box: Box | null): void;
  /** @returns what ends the listening. */
  onViewport(listener: (viewport: Viewport) => void): () => void;
  /** Where a node or an artboard is drawn, in canvas px; null while it is not drawn. */
  boxOf(id: string): Box | null;
  /** Id of the innermost node or artboard at a point of the window; null beside everything. */
  hit(clientX: number, clientY: number): string | null;
  /** What is drawn of a node; null while it is not. */
  drawn(id: string): DrawnNode | null;
  /** Takes a picture of a node or an artboard. @throws Error that says why it cannot be taken. */
  capture(id: string, options: CaptureOptions): Promise<Capture>;
  /** Outlines these. */
  setSelection(ids: readonly string[]): void;
  /** Outlines this one lightly. */
  setHover(id: string | null): void;
  /** Classes that style nothing, and why. */
  readonly classProblems: ReadonlyMap<string, string>;
  /** Resolves when what is on the canvas is styled: the first time the compiler is loaded. */
  readonly styled: Promise<void>;
  dispose(): void;
}

/** Draws a design in an element of the page, which it fills. @param host positioned by its owner; emptied on dispose. */
export function createDesignView(host: HTMLElement, workspace: Workspace): DesignView {
  throw new Error(`the drawing of "${workspace.state.meta.name}" in ${host.tagName} is being built`);
}
