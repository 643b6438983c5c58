"use client";

import { useCallback, useEffect, useRef } from "react";
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
  /** Another state is complete on the canvas. */
  readonly onShown?: (handle: PosterHandle) => void;
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
    onShown,
    onFontsArrived,
    onFailure,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<PosterHandle | null>(null);
  const wanted = useRef({ state, playing, label, onReady, onShown, onFontsArrived, onFailure });
  wanted.current = { state, playing, label, onReady, onShown, onFontsArrived, onFailure };
  /** The poster that is being shown another state. */
  const showing = useRef<PosterHandle | null>(null);
  /** What the canvas shows, or is about to. */
  const shown = useRef<ResolvedState | null>(null);

  /** Shows the latest state, one after another: of those that come while one is loaded only the last is shown. */
  const showLatest = useCallback(async (mounted: PosterHandle) => {
    if (showing.current === mounted) return;
    showing.current = mounted;
    try {
      while (handle.current === mounted && shown.current !== wanted.current.state) {
        const next = wanted.current.state;
        shown.current = next;
        await mounted.setState(next);
        if (handle.current !== mounted) return;
        if (wanted.current.playing) mounted.play();
        wanted.current.onShown?.(mounted);
      }
    } finally {
      if (showing.current === mounted) showing.current = null;
    }
  }, []);

  useEffect(() => {
    const parent = box.current;
    if (!parent) return;
    let gone = false;
    const canvas = document.createElement("canvas");
    canvas.className = "block h-full w-full";
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", wanted.current.label);
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
        const first = wanted.current.state;
        const mounted = await mountPoster(canvas, {
          state: first,
          widthPx,
          heightPx,
          timeSeconds: startSeconds,
          onFontsArrived: () => {
            if (handle.current) wanted.current.onFontsArrived?.(handle.current);
          },
        });
        if (gone) return mounted.dispose();
        handle.current = mounted;
        shown.current = first;
        parent.replaceChildren(canvas);
        observer.observe(parent);
        if (wanted.current.playing) mounted.play();
        wanted.current.onReady?.(mounted);
        // It may have been changed while it was mounted.
        await showLatest(mounted);
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
  }, [startSeconds, maxPixels, showLatest]);

  useEffect(() => {
    box.current?.firstElementChild?.setAttribute("aria-label", label);
  }, [label]);

  // The same canvas shows what the state has become.
  useEffect(() => {
    const mounted = handle.current;
    if (!mounted || state === shown.current) return;
    showLatest(mounted).catch((error: unknown) => wanted.current.onFailure?.(messageOf(error)));
  }, [state, showLatest]);

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
