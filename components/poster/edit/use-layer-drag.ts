"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Row } from "./layers-panel";

/** Where a dragged row would go: over another row, under it, or into the group that it is. */
export type DropMark = "above" | "below" | "inside";

interface Target {
  readonly id: string;
  readonly mark: DropMark;
}

/** What reorder_layer is given. */
export interface Reorder {
  readonly layerId: string;
  readonly parentId: string | null;
  readonly index?: number;
}

/** Share of a group's row, at its top and its bottom, that means beside it and not into it. */
const EDGE = 0.28;

/** Drags rows of the layers by their grip, with mouse, pen or finger. Escape gives up. */
export function useLayerDrag(
  tree: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  onReorder: (input: Reorder) => void,
): {
  start(event: React.PointerEvent, id: string): void;
  markOf(id: string): DropMark | null;
} {
  const [target, setTarget] = useState<Target | null>(null);
  const latest = useRef({ rows, onReorder });
  latest.current = { rows, onReorder };
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  return {
    markOf: (id) => (target?.id === id ? target.mark : null),
    start(event, layerId) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      end.current?.();
      const stop = new AbortController();
      const { signal } = stop;
      let found: Target | null = null;
      end.current = () => {
        stop.abort();
        end.current = null;
        setTarget(null);
      };
      const onMove = ({ clientY }: PointerEvent) => {
        found = targetAt(tree.current, latest.current.rows, layerId, clientY);
        setTarget(found);
      };
      const onUp = () => {
        const input = found && reorderTo(latest.current.rows, layerId, found);
        end.current?.();
        if (input) latest.current.onReorder(input);
      };
      window.addEventListener("pointermove", onMove, { signal });
      window.addEventListener("pointerup", onUp, { signal });
      window.addEventListener("pointercancel", () => end.current?.(), { signal });
      window.addEventListener(
        "keydown",
        (key) => {
          if (key.key === "Escape") end.current?.();
        },
        { signal, capture: true },
      );
    },
  };
}

function targetAt(tree: HTMLElement | null, rows: readonly Row[], dragged: string, y: number): Target | null {
  for (const element of tree?.querySelectorAll<HTMLElement>("[data-layer]") ?? []) {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (y < top || y > bottom) continue;
    const row = rows.find(({ id }) => id === element.dataset.layer);
    if (!row || isInside(rows, row, dragged)) return null;
    const part = (y - top) / height;
    if (row.layer.type === "group" && part > EDGE && part < 1 - EDGE) return { id: row.id, mark: "inside" };
    return { id: row.id, mark: part < 0.5 ? "above" : "below" };
  }
  return null;
}

/** Whether a row is the dragged one, or in it. */
function isInside(rows: readonly Row[], row: Row, dragged: string): boolean {
  for (let at: Row | undefined = row; at; at = rows.find(({ id }) => id === at?.parentId))
    if (at.id === dragged) return true;
  return false;
}

/** The list shows the highest first: above a row is the place after it. */
function reorderTo(rows: readonly Row[], layerId: string, { id, mark }: Target): Reorder | null {
  const [row, dragged] = [rows.find((each) => each.id === id), rows.find((each) => each.id === layerId)];
  if (!row || !dragged) return null;
  if (mark === "inside") return { layerId, parentId: id };
  const wanted = row.index + (mark === "above" ? 1 : 0);
  // The place is counted without the dragged one.
  const isBehind = dragged.parentId === row.parentId && dragged.index < wanted;
  const index = wanted - (isBehind ? 1 : 0);
  const stays = dragged.parentId === row.parentId && index === dragged.index;
  return stays ? null : { layerId, parentId: row.parentId, index };
}
