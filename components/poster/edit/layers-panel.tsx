"use client";

import { X } from "lucide-react";
import { useRef, useState } from "react";
import { ICON_BUTTON } from "@/components/ui/button-class";
import { childrenOf, type PosterLayer } from "@/lib/poster/document/layer-tree";
import { usePosterEditor } from "./editor-context";
import { LayerRow } from "./layer-row";
import { panelPlace } from "./panel-place";
import { duplicateSelected } from "./use-edit-keys";
import { useLayerDrag } from "./use-layer-drag";

/** A row of the list. */
export interface Row {
  readonly id: string;
  readonly layer: PosterLayer;
  readonly parentId: string | null;
  /** Place among its siblings, 0 lowest. */
  readonly index: number;
  readonly siblings: number;
  readonly level: number;
  /** Null where there is nothing inside. */
  readonly open: boolean | null;
}

/** The layers, highest first, as a tree: the way to them for keyboards and screen readers. */
export function LayersPanel() {
  const editor = usePosterEditor();
  const { store, edit, sheet, show } = editor;
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [renaming, setRenaming] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const rows = rowsOf(store.state.layers, toggled);
  const drag = useLayerDrag(tree, rows, (input) => void edit("reorder_layer", input));

  const flip = (id: string) =>
    setToggled((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const tabStop = rows.some(({ id }) => id === focused) ? focused : (store.selection[0] ?? rows[0]?.id);
  const go = (id: string | null | undefined) => {
    if (!id) return;
    setFocused(id);
    tree.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(id)}"]`)?.focus();
  };

  /** @returns false for a key that means nothing here. */
  const press = (event: React.KeyboardEvent, row: Row): false | unknown => {
    const { id, layer } = row;
    const at = rows.indexOf(row);
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      const position = event.key === "ArrowUp" ? "forward" : "backward";
      // The row moves; the focus stays on it.
      return edit("reorder_layer", { layerId: id, position }).then(() => go(id));
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    switch (event.key) {
      case "ArrowDown":
        return go(rows[at + 1]?.id);
      case "ArrowUp":
        return go(rows[at - 1]?.id);
      case "Home":
        return go(rows[0]?.id);
      case "End":
        return go(rows.at(-1)?.id);
      case "ArrowRight":
        return row.open === false ? flip(id) : row.open ? go(rows[at + 1]?.id) : undefined;
      case "ArrowLeft":
        return row.open ? flip(id) : go(row.parentId);
      case "Enter":
      case " ":
        return store.select(event.shiftKey ? [...store.selection, id] : [id]);
      case "F2":
        return setRenaming(id);
      case "h":
        return edit("update_layer", { layerId: id, visible: layer.visible === false });
      case "l":
        return edit("update_layer", { layerId: id, locked: layer.locked !== true });
      case "d":
        store.select([id]);
        return duplicateSelected(editor);
      case "Delete":
      case "Backspace":
        return edit("delete_layers", { layerIds: [id] }).then(({ success }) => {
          if (success) go(rows[at + 1]?.id ?? rows[at - 1]?.id);
        });
      default:
        return false;
    }
  };

  return (
    <section aria-label="Layers" className={panelPlace("left", sheet === "layers")}>
      <div className="flex items-center justify-between pt-2 pr-2 pb-1 pl-3">
        <h2 className="text-xs text-quiet">Layers</h2>
        <button
          type="button"
          aria-label="Close"
          className={`${ICON_BUTTON} md:hidden`}
          onClick={() => show(null)}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
      <div
        ref={tree}
        role="tree"
        aria-label="Layers"
        aria-multiselectable
        className="relative min-h-0 grow overflow-y-auto pb-3"
      >
        {rows.map((row) => (
          <LayerRow
            key={row.id}
            row={row}
            isTabStop={row.id === tabStop}
            renaming={renaming === row.id}
            drop={drag.markOf(row.id)}
            onGrip={(event) => drag.start(event, row.id)}
            onRenaming={(on) => {
              setRenaming(on ? row.id : null);
              if (!on) requestAnimationFrame(() => go(row.id));
            }}
            onFlip={() => flip(row.id)}
            onFocus={() => setFocused(row.id)}
            onKeyDown={(event) => {
              if (press(event, row) === false) return;
              event.preventDefault();
              event.stopPropagation();
            }}
          />
        ))}
      </div>
    </section>
  );
}

/** What is seen of the tree, highest first. The set holds groups that were turned over from what their layer says. */
function rowsOf(
  layers: readonly PosterLayer[],
  toggled: ReadonlySet<string>,
  parentId: string | null = null,
  level = 1,
): Row[] {
  const rows = layers.map((layer, index): Row[] => {
    const id = String(layer.id);
    const children = childrenOf(layer);
    const open = children.length > 0 ? (layer.expanded !== false) !== toggled.has(id) : null;
    const row = { id, layer, parentId, index, siblings: layers.length, level, open };
    return [row, ...(open ? rowsOf(children, toggled, id, level + 1) : [])];
  });
  return rows.reverse().flat();
}
