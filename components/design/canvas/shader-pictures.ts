/**
 * Draws shader nodes with the poster engine, loaded when the first one is there.
 * Browsers have few graphics contexts: some nodes live, the others show a still picture that one shared context draws.
 */
import type { NodeRecord } from "@/lib/design/schema/records";
import type { PosterHandle } from "@/lib/poster/render/mount";

/** The shader nodes of a view. */
export interface ShaderPictures {
  /** Shows a record in an element, now or when the engine is loaded. */
  show(element: HTMLElement, record: NodeRecord): void;
  /** Ends the drawing in an element, if there is one. */
  release(element: Element): void;
  /** A picture of what an element shows, as a data: URL; null when it shows none. */
  picture(element: Element, widthPx: number, heightPx: number): Promise<string | null>;
  dispose(): void;
}

/** Graphics contexts that one view takes; browsers drop the oldest of 16 in a page. */
const MOST_LIVING = 6;
const MAX_PIXELS = 2_000_000;

interface Shown {
  record: NodeRecord;
  readonly canvas: HTMLCanvasElement;
  readonly observer: ResizeObserver;
  handle: PosterHandle | null;
  /** Counts what was asked for; only the last is shown. */
  turn: number;
}

export function createShaderPictures(): ShaderPictures {
  const shown = new Map<Element, Shown>();

  async function draw(element: HTMLElement, entry: Shown): Promise<void> {
    const turn = ++entry.turn;
    const { shaderState } = await import("./shader-state");
    const isCurrent = () => shown.get(element) === entry && entry.turn === turn;
    try {
      const state = shaderState(entry.record);
      const [widthPx, heightPx] = sizeOf(element);
      if (entry.handle) return await entry.handle.setState(state);
      const living = [...shown.values()].filter(({ handle }) => handle).length;
      if (living < MOST_LIVING) {
        const { mountPoster } = await import("@/lib/poster/render/mount");
        if (!isCurrent()) return;
        const handle = await mountPoster(entry.canvas, { state, widthPx, heightPx, timeSeconds: 1 });
        if (!isCurrent()) return handle.dispose();
        entry.handle = handle;
        handle.play();
      } else {
        const still = await stillOf(entry.record, widthPx, heightPx);
        if (!isCurrent()) return;
        entry.canvas.width = widthPx;
        entry.canvas.height = heightPx;
        entry.canvas.getContext("2d")?.drawImage(still, 0, 0);
        still.close();
      }
    } catch (error) {
      if (isCurrent())
        element.title = `This shader cannot be drawn: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  return {
    show(element, record) {
      const known = shown.get(element);
      if (known) {
        if (known.record !== record) {
          known.record = record;
          void draw(element, known);
        }
        return;
      }
      const canvas = document.createElement("canvas");
      canvas.style.cssText = "position:absolute;inset:0;width:100%;height:100%";
      element.replaceChildren(canvas);
      const observer = new ResizeObserver(() => entry.handle?.resize(...sizeOf(element)));
      const entry: Shown = { record, canvas, observer, handle: null, turn: 0 };
      shown.set(element, entry);
      observer.observe(element);
      void draw(element, entry);
    },
    release(element) {
      const entry = shown.get(element);
      if (!entry) return;
      shown.delete(element);
      entry.observer.disconnect();
      entry.handle?.dispose();
    },
    async picture(element, widthPx, heightPx) {
      const entry = shown.get(element);
      if (!entry) return null;
      const still = await stillOf(entry.record, widthPx, heightPx);
      const canvas = document.createElement("canvas");
      canvas.width = still.width;
      canvas.height = still.height;
      canvas.getContext("2d")?.drawImage(still, 0, 0);
      still.close();
      return canvas.toDataURL("image/png");
    },
    dispose() {
      for (const element of [...shown.keys()]) this.release(element);
    },
  };
}

async function stillOf(record: NodeRecord, widthPx: number, heightPx: number): Promise<ImageBitmap> {
  const [{ shaderState }, { capturePoster }] = await Promise.all([
    import("./shader-state"),
    import("@/lib/poster/render/capture"),
  ]);
  const options = { format: "png", quality: 100, widthPx, heightPx, timeSeconds: 1 } as const;
  return createImageBitmap((await capturePoster(shaderState(record), options)).blob);
}

function sizeOf({ offsetWidth, offsetHeight }: HTMLElement): [widthPx: number, heightPx: number] {
  const ratio = Math.min(
    devicePixelRatio || 1,
    Math.sqrt(MAX_PIXELS / Math.max(1, offsetWidth * offsetHeight)),
  );
  return [Math.max(1, Math.round(offsetWidth * ratio)), Math.max(1, Math.round(offsetHeight * ratio))];
}
