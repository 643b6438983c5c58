"use client";

import { useEffect, useState } from "react";
import { Menu, MenuItem } from "@/components/ui/menu";
import type { DesignView } from "./canvas/design-view";
import { useEditor } from "./editor-context";

const STEP = 1.25;

/** How large the canvas is shown, and ways to change it. */
export function ZoomMenu() {
  const { view, store } = useEditor();
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    if (!view) return;
    setZoom(view.viewport.zoom);
    return view.onViewport((viewport) => setZoom(viewport.zoom));
  }, [view]);
  const [selected] = store.selection;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Zoom, ${Math.round(zoom * 100)} %`}
          className="h-8 min-w-14 shrink-0 rounded-md px-2 text-right tabular-nums hover:bg-ground pointer-coarse:h-11"
        >
          {Math.round(zoom * 100)} %
        </button>
      }
    >
      <MenuItem onSelect={() => view?.zoomTo(null)}>Show everything</MenuItem>
      <MenuItem
        disabled={selected === undefined}
        onSelect={() => view?.zoomTo(selected === undefined ? null : view.boxOf(selected))}
      >
        Show what is selected
      </MenuItem>
      <MenuItem onSelect={() => view && zoomBy(view, 1 / view.viewport.zoom)}>100 %</MenuItem>
      <MenuItem onSelect={() => view && zoomBy(view, STEP)}>Larger</MenuItem>
      <MenuItem onSelect={() => view && zoomBy(view, 1 / STEP)}>Smaller</MenuItem>
    </Menu>
  );
}

/** Scales around the middle of the window, which is near enough to that of the canvas. */
function zoomBy(view: DesignView, factor: number): void {
  const { x, y, zoom } = view.viewport;
  const [width, height] = [window.innerWidth / 2 / zoom, window.innerHeight / 2 / zoom];
  view.setViewport({ x: x + width - width / factor, y: y + height - height / factor, zoom: zoom * factor });
}
