import type { Box, Viewport } from "@/lib/design/tools/design-surface";

export const MIN_ZOOM = 0.02;
export const MAX_ZOOM = 16;
/** How long the canvas stands still before it is drawn sharply at its new scale. */
const STILL_MS = 200;
/** Space around what is zoomed to, in px of the window. */
const MARGIN_PX = 48;

/** Which part of the canvas is seen. It moves the world at most once a frame. */
export interface Camera {
  readonly viewport: Viewport;
  /** The viewport that the world has now; the one above shows with the next frame. */
  readonly shown: Viewport;
  set(viewport: Viewport): void;
  panBy(deltaXPx: number, deltaYPx: number): void;
  /** Zooms by a factor and keeps a point of the host, in px from its left top corner, where it is. */
  zoomAround(factor: number, xPx: number, yPx: number): void;
  fit(box: Box): void;
  /** Shows at once what was asked for. */
  flush(): void;
  listen(listener: (viewport: Viewport) => void): () => void;
  dispose(): void;
}

const clamp = (value: number, low: number, high: number) =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;

/** @param world what is moved. @param show called when the world was moved. */
export function createCamera(host: HTMLElement, world: HTMLElement, show: () => void): Camera {
  let viewport: Viewport = { x: 0, y: 0, zoom: 1 };
  let shown = viewport;
  let frame = 0;
  let still: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(viewport: Viewport) => void>();

  const flush = () => {
    if (frame) cancelAnimationFrame(frame);
    frame = 0;
    if (shown === viewport) return;
    shown = viewport;
    const { x, y, zoom } = viewport;
    // While it moves, what was drawn is moved as a picture; drawing it anew for each frame takes ten times as long.
    world.style.willChange = "transform";
    clearTimeout(still);
    still = setTimeout(() => {
      world.style.willChange = "";
    }, STILL_MS);
    world.style.transform = `scale(${zoom}) translate(${-x}px, ${-y}px)`;
    show();
    for (const listener of listeners) listener(viewport);
  };
  const set = ({ x, y, zoom }: Viewport) => {
    viewport = { x: clamp(x, -1e7, 1e7), y: clamp(y, -1e7, 1e7), zoom: clamp(zoom, MIN_ZOOM, MAX_ZOOM) };
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      flush();
    });
  };
  return {
    get viewport() {
      return viewport;
    },
    get shown() {
      return shown;
    },
    set,
    flush,
    panBy: (deltaXPx, deltaYPx) =>
      set({
        ...viewport,
        x: viewport.x + deltaXPx / viewport.zoom,
        y: viewport.y + deltaYPx / viewport.zoom,
      }),
    zoomAround(factor, xPx, yPx) {
      const zoom = clamp(viewport.zoom * factor, MIN_ZOOM, MAX_ZOOM);
      const { x, y, zoom: before } = viewport;
      set({ x: x + xPx / before - xPx / zoom, y: y + yPx / before - yPx / zoom, zoom });
    },
    fit({ x, y, width, height }) {
      const [wide, high] = [host.clientWidth, host.clientHeight];
      const room = (size: number) => Math.max(size - 2 * MARGIN_PX, size / 2, 1);
      const zoom = clamp(
        Math.min(room(wide) / Math.max(1, width), room(high) / Math.max(1, height)),
        MIN_ZOOM,
        MAX_ZOOM,
      );
      set({ x: x + width / 2 - wide / zoom / 2, y: y + height / 2 - high / zoom / 2, zoom });
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      cancelAnimationFrame(frame);
      clearTimeout(still);
      listeners.clear();
    },
  };
}
