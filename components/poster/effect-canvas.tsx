"use client";

import { useEffect, useRef } from "react";
import type { PosterHandle } from "@/lib/poster/render/mount";
import type { ResolvedState } from "@/lib/poster/schema/state";

/** What a mounted poster tells its page. */
export interface EffectCanvasProps {
  readonly state: ResolvedState;
  /** Accessible name of the picture. */
  readonly label: string;
  /** Second that is shown first, and the one that stands still while not playing. */
  readonly startSeconds?: number;
  readonly playing: boolean;
  /** Most device pixels that are drawn; a huge window shows the poster enlarged instead of stuttering. */
  readonly maxPixels?: number;
  readonly className?: string;
  readonly onReady?: (handle: PosterHandle) => void;
  /** Fonts that were late have been drawn; the handle's warnings may be fewer now. */
  readonly onFontsArrived?: (handle: PosterHandle) => void;
  readonly onFailure?: (message: string) => void;
}

const MAX_PIXELS = 8_000_000;

/** The poster as a canvas of the size of its box: the only component, beside the render surface, that touches the renderer. */
export function EffectCanvas(props: EffectCanvasProps) {
  const {
    state,
    label,
    startSeconds = 0,
    playing,
    maxPixels = MAX_PIXELS,
    className,
    onReady,
    onFontsArrived,
    onFailure,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<PosterHandle | null>(null);
  const wanted = useRef({ playing, onReady, onFontsArrived, onFailure });
  wanted.current = { playing, onReady, onFontsArrived, onFailure };

  useEffect(() => {
    const parent = box.current;
    if (!parent) return;
    let gone = false;
    const canvas = document.createElement("canvas");
    canvas.className = "block h-full w-full";
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", label);
    const fail = (error: unknown) => {
      if (!gone) wanted.current.onFailure?.(messageOf(error));
    };
    const onLost = () =>
      fail(new Error("The browser took the graphics away. Reload the page to draw the poster again."));
    canvas.addEventListener("webglcontextlost", onLost);
    const observer = new ResizeObserver(() => handle.current?.resize(...sizeOf(parent, maxPixels)));

    import("@/lib/poster/render/mount")
      .then(async ({ mountPoster }) => {
        if (gone) return;
        const [widthPx, heightPx] = sizeOf(parent, maxPixels);
        const mounted = await mountPoster(canvas, {
          state,
          widthPx,
          heightPx,
          timeSeconds: startSeconds,
          onFontsArrived: () => {
            if (handle.current) wanted.current.onFontsArrived?.(handle.current);
          },
        });
        if (gone) return mounted.dispose();
        handle.current = mounted;
        parent.replaceChildren(canvas);
        observer.observe(parent);
        if (wanted.current.playing) mounted.play();
        wanted.current.onReady?.(mounted);
      })
      .catch(fail);
    return () => {
      gone = true;
      observer.disconnect();
      canvas.removeEventListener("webglcontextlost", onLost);
      handle.current?.dispose();
      handle.current = null;
      canvas.remove();
    };
  }, [state, label, startSeconds, maxPixels]);

  useEffect(() => {
    if (playing) handle.current?.play();
    else handle.current?.pause();
  }, [playing]);

  return <div ref={box} className={className} style={{ background: state.canvas.backgroundColor }} />;
}

function sizeOf(element: HTMLElement, maxPixels: number): [widthPx: number, heightPx: number] {
  const { width, height } = element.getBoundingClientRect();
  const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(maxPixels / Math.max(1, width * height)));
  return [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.name === "GraphicsUnavailableError"
    ? `${error.message}. Posters need it; a current browser with graphics acceleration has it.`
    : error instanceof Error
      ? error.message
      : "The poster could not be drawn.";
