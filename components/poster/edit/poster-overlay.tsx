"use client";

import { useEffect, useRef, useState } from "react";
import { bringsMedia, droppedMedia, pictureFile } from "@/components/media/picked-media";
import { findLayer } from "@/lib/poster/document/layer-tree";
import type { Point } from "@/lib/poster/layout/affine";
import { referenceSize, type Size } from "@/lib/poster/layout/canvas-size";
import { movedTo } from "@/lib/poster/layout/move-layer";
import { type LayerPath, layersAt, outlineOf } from "@/lib/poster/layout/pick-layer";
import { type PosterEditor, usePosterEditor } from "./editor-context";
import { insertFile } from "./insert-file";
import { insertMedia } from "./poster-pickers";

/** Movement of the pointer that is a drag and not an unsteady click, px. */
const DRAG_PX = 4;

/** What lies over a poster that is edited: outlines of what is selected, and what pointers do. */
export function PosterOverlay(props: {
  /** Another value after each picture that was drawn: layers may stand elsewhere now. */
  readonly drawn: number;
}) {
  const editor = usePosterEditor();
  const { store } = editor;
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ widthPx: 1, heightPx: 1 });
  const [hover, setHover] = useState<string | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ widthPx: Math.max(1, element.clientWidth), heightPx: Math.max(1, element.clientHeight) }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const canvas = referenceSize(store.resolved.canvas.aspectRatio, size);
  const placed = editor.placed();
  /** A point of the window on the reference canvas. */
  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const rect = box.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    return {
      x: ((clientX - rect.left) / rect.width) * canvas.widthPx,
      y: ((clientY - rect.top) / rect.height) * canvas.heightPx,
    };
  };
  const spotOf = (event: { readonly clientX: number; readonly clientY: number }) => {
    const { x, y } = pointOf(event);
    const inScale = (at: number, whole: number) => Number(((2 * at) / whole - 1).toFixed(4));
    return { x: inScale(x, canvas.widthPx), y: inScale(y, canvas.heightPx) };
  };
  const outlines = [...new Set([...store.selection, ...(hover === null ? [] : [hover])])].flatMap((id) => {
    const outline = outlineOf(placed, id);
    return outline ? [{ id, outline }] : [];
  });

  return (
    <div
      ref={box}
      role="application"
      aria-label="Poster. Arrow keys move the selected layers."
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys work here
      tabIndex={0}
      data-drawn={props.drawn}
      className="absolute inset-0 touch-none focus-visible:outline-2 focus-visible:-outline-offset-2"
      onPointerMove={(event) => {
        if (event.buttons === 0) setHover(topmost(layersAt(placed, pointOf(event)), store.selection));
      }}
      onPointerLeave={() => setHover(null)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const paths = layersAt(placed, pointOf(event));
        const id = event.altKey ? nextBelow(paths, store.selection) : topmost(paths, store.selection);
        if (event.shiftKey && id) {
          const isIn = store.selection.includes(id);
          return store.select(
            isIn ? store.selection.filter((each) => each !== id) : [...store.selection, id],
          );
        }
        if (id === null || !store.selection.includes(id)) store.select(id === null ? [] : [id]);
        if (id !== null) startDrag(editor, event, canvas, box.current);
      }}
      onDoubleClick={(event) => {
        const [path] = layersAt(placed, pointOf(event));
        const at = path?.findIndex((id) => store.selection.includes(id)) ?? -1;
        const deeper = path?.[at + 1];
        if (deeper !== undefined) store.select([deeper]);
      }}
      onDragOver={(event) => {
        if (!bringsMedia(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
      }}
      onDrop={(event) => {
        if (!bringsMedia(event.dataTransfer)) return;
        event.preventDefault();
        const media = droppedMedia(event.dataTransfer);
        if (media) return void insertMedia(editor, media, spotOf(event));
        void insertFile(editor, pictureFile(event.dataTransfer), spotOf(event));
      }}
    >
      <svg
        aria-hidden
        className="pointer-events-none h-full w-full overflow-visible"
        viewBox={`0 0 ${canvas.widthPx} ${canvas.heightPx}`}
        preserveAspectRatio="none"
      >
        <title>Outlines</title>
        {outlines.map(({ id, outline }) => (
          <polygon
            key={id}
            data-outline={id}
            points={outline.map(({ x, y }) => `${x},${y}`).join(" ")}
            fill="none"
            stroke="var(--accent)"
            strokeWidth={store.selection.includes(id) ? 2 : 1}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </div>
  );
}

/** What a click means of what lies under it: what is selected already, else the outermost group or the layer itself. */
function topmost(paths: readonly LayerPath[], selection: readonly string[]): string | null {
  const [path] = paths;
  return path?.find((id) => selection.includes(id)) ?? path?.[0] ?? null;
}

/** What lies under what is selected; from the lowest on it is the highest again. */
function nextBelow(paths: readonly LayerPath[], selection: readonly string[]): string | null {
  const at = paths.findIndex((path) => path.some((id) => selection.includes(id)));
  return paths[(at + 1) % Math.max(1, paths.length)]?.[0] ?? null;
}

/** Moves what is selected with the pointer, as one step; Escape takes it back. */
function startDrag(
  editor: PosterEditor,
  event: React.PointerEvent,
  canvas: Size,
  box: HTMLElement | null,
): void {
  const { store, live, settle, bail } = editor;
  const { layers } = store.resolved;
  const start = { x: event.clientX, y: event.clientY };
  const rect = box?.getBoundingClientRect();
  if (!rect || !box) return;
  const { pointerId } = event;
  const stop = new AbortController();
  const { signal } = stop;
  let isDrag = false;
  const onMove = (moved: PointerEvent) => {
    if (moved.pointerId !== pointerId) return;
    const byPx = { x: moved.clientX - start.x, y: moved.clientY - start.y };
    if (!isDrag && Math.hypot(byPx.x, byPx.y) < DRAG_PX) return;
    if (!isDrag) box.setPointerCapture(pointerId);
    isDrag = true;
    const delta = {
      x: (byPx.x / rect.width) * canvas.widthPx,
      y: (byPx.y / rect.height) * canvas.heightPx,
    };
    for (const id of store.selection) {
      const to = movedTo(layers, id, canvas, delta);
      if (!to || findLayer(store.state, id)?.layer.locked === true) continue;
      const rounded = { x: Number(to.x.toFixed(4)), y: Number(to.y.toFixed(4)) };
      live("Move", "update_layer", { layerId: id, ...rounded });
    }
  };
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== "Escape") return;
    key.stopPropagation();
    bail();
    stop.abort();
  };
  const onEnd = () => {
    settle();
    stop.abort();
  };
  window.addEventListener("pointermove", onMove, { signal });
  window.addEventListener("pointerup", onEnd, { signal });
  window.addEventListener("pointercancel", onEnd, { signal });
  window.addEventListener("keydown", onKey, { signal, capture: true });
}
