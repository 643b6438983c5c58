"use client";

import { useEffect, useRef } from "react";
import type { DesignView } from "./canvas/design-view";
import { useEditor } from "./editor-context";

/** Writes the words of a node where they stand. One undo step; Escape takes it back, a click elsewhere keeps it. */
export function InlineText(props: {
  readonly id: string;
  readonly view: DesignView;
  readonly onDone: () => void;
}) {
  const { id, view, onDone } = props;
  const { store, edit } = useEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  const cancelled = useRef(false);
  const record = store.design.get(id);
  const words = record && "textContent" in record ? String(record.textContent ?? "") : "";
  const box = view.boxOf(id);
  const drawn = view.drawn(id);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    return view.onViewport(() => field.current?.blur());
  }, [view]);

  if (!record || !box || !drawn) return null;
  const { x, y, zoom } = view.viewport;
  const finish = () => {
    const next = field.current?.value ?? words;
    if (!cancelled.current && next !== words) void edit("update_node", { nodeId: id, textContent: next });
    onDone();
  };
  return (
    <textarea
      ref={field}
      aria-label="Words"
      defaultValue={words}
      onBlur={finish}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") cancelled.current = true;
        if (event.key === "Escape" || (event.key === "Enter" && (event.ctrlKey || event.metaKey)))
          field.current?.blur();
      }}
      className="absolute resize-none overflow-hidden rounded-sm bg-surface p-0 text-text shadow-raised outline-2 outline-accent"
      style={{
        left: (box.x - x) * zoom,
        top: (box.y - y) * zoom,
        width: Math.max(80, box.width * zoom + 8),
        height: Math.max(24, box.height * zoom + 4),
        fontSize: Math.max(11, drawn.fontSizePx * zoom),
        fontWeight: drawn.fontWeight,
        lineHeight: 1.25,
      }}
    />
  );
}
