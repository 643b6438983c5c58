"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { createDesignView, type DesignView } from "./canvas/design-view";
import { SHOWS_ONLY, useEditor } from "./editor-context";
import { InlineText } from "./inline-text";
import { pathTo, pickOnPath } from "./pick-node";
import { useMediaDrop } from "./pickers/use-media-drop";

/** How far the pointer may move between down and up for a click, in px. */
const CLICK_SLOP_PX = 4;

/** The canvas: drawn by the view, with what pointers do on it. */
export function CanvasStage({ onView }: { readonly onView: (view: DesignView | null) => void }) {
  const editor = useEditor();
  const { store, canEdit, view } = editor;
  const host = useRef<HTMLDivElement>(null);
  const down = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [writing, setWriting] = useState<string | null>(null);
  const drop = useMediaDrop(editor, host);

  useEffect(() => {
    if (!host.current) return;
    const made = createDesignView(host.current, store.workspace);
    store.attachView(made);
    const end = store.onDiff((diff) => made.update(diff));
    onView(made);
    if (store.design.childrenOf(null).length > 0) made.zoomTo(null);
    return () => {
      end();
      onView(null);
      store.attachView(null);
      made.dispose();
    };
  }, [store, onView]);

  // The first artboard of an empty design is brought into sight, whoever makes it.
  useEffect(() => {
    if (!view) return;
    let wasEmpty = store.design.childrenOf(null).length === 0;
    return store.onDiff(() => {
      const isEmpty = store.design.childrenOf(null).length === 0;
      if (wasEmpty && !isEmpty) requestAnimationFrame(() => view.zoomTo(null));
      wasEmpty = isEmpty;
    });
  }, [view, store]);

  const { selection } = store;
  useEffect(() => view?.setSelection(selection), [view, selection]);

  const pick = (event: { clientX: number; clientY: number }, deep: boolean): string | null => {
    const hit = view?.hit(event.clientX, event.clientY) ?? null;
    return hit === null ? null : pickOnPath(store.design, pathTo(store.design, hit), selection, deep);
  };

  const click = (event: React.PointerEvent) => {
    const from = down.current;
    down.current = null;
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > CLICK_SLOP_PX) return;
    const id = pick(event, event.ctrlKey || event.metaKey);
    if (event.shiftKey && id) {
      const has = selection.includes(id);
      store.select(has ? selection.filter((each) => each !== id) : [...selection, id]);
    } else store.select(id ? [id] : []);
  };

  const enter = (event: React.MouseEvent) => {
    const id = pick(event, true);
    if (!id) return;
    store.select([id]);
    const record = store.design.get(id);
    const hasWords = typeof record?.type === "string" && ["text", "button", "link"].includes(record.type);
    if (!hasWords || store.design.childrenOf(id).length > 0) return;
    if (canEdit) setWriting(id);
    else toast.error(SHOWS_ONLY);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a canvas without ends is no element of HTML */}
      <div
        ref={host}
        role="region"
        aria-label="Canvas"
        className="absolute inset-0 overflow-hidden bg-ground"
        onPointerDown={(event) => {
          down.current = event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
        }}
        onPointerUp={click}
        onPointerMove={(event) => {
          if (event.buttons === 0) view?.setHover(pick(event, event.ctrlKey || event.metaKey));
        }}
        onPointerLeave={() => view?.setHover(null)}
        onDoubleClick={enter}
        {...drop}
      />
      {writing && view && (
        <InlineText key={writing} id={writing} view={view} onDone={() => setWriting(null)} />
      )}
    </>
  );
}
