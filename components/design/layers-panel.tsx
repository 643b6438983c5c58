"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useEditor } from "./editor-context";
import { LayerRow } from "./layer-row";
import { pathTo } from "./pick-node";

/** A row of the tree. */
export interface Layer {
  readonly id: string;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  /** Null where there is nothing inside. */
  readonly open: boolean | null;
}

/** Everything in the design as a tree: the way to it for keyboards and screen readers. */
export function LayersPanel() {
  const { store, edit } = useEditor();
  const { design, selection, revision } = store;
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [renaming, setRenaming] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);

  // Ways to what is selected are open.
  useEffect(() => {
    const above = selection.flatMap((id) => pathTo(design, id).slice(0, -1));
    setToggled((now) => {
      const closed = above.filter((id) => isOpen(now, id, design.get(id)?.type) === false);
      if (closed.length === 0) return now;
      const next = new Set(now);
      for (const id of closed) toggle(next, id);
      return next;
    });
  }, [selection, design]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the design changes in place; its revision tells
  const layers = useMemo(() => {
    const rows: Layer[] = [];
    const walk = (parentId: string | null, level: number) => {
      const children = design.childrenOf(parentId);
      for (const [at, id] of children.entries()) {
        const hasChildren = design.childrenOf(id).length > 0;
        const open = hasChildren ? isOpen(toggled, id, design.get(id)?.type) : null;
        rows.push({ id, level, position: at + 1, siblings: children.length, open });
        if (open) walk(id, level + 1);
      }
    };
    walk(null, 1);
    return rows;
  }, [design, toggled, revision]);

  const flip = (id: string) => setToggled((now) => toggle(new Set(now), id));
  const tabStop = layers.some(({ id }) => id === focused) ? focused : (layers[0]?.id ?? null);
  const go = (id: string | undefined | null) => {
    if (!id) return;
    setFocused(id);
    tree.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(id)}"]`)?.focus();
  };

  const onKeyDown = (event: React.KeyboardEvent, layer: Layer) => {
    const at = layers.indexOf(layer);
    const record = design.get(layer.id);
    const done = () => {
      switch (event.key) {
        case "ArrowDown":
          return go(layers[at + 1]?.id);
        case "ArrowUp":
          return go(layers[at - 1]?.id);
        case "Home":
          return go(layers[0]?.id);
        case "End":
          return go(layers.at(-1)?.id);
        case "ArrowRight":
          return layer.open === false ? flip(layer.id) : layer.open ? go(layers[at + 1]?.id) : undefined;
        case "ArrowLeft":
          return layer.open ? flip(layer.id) : go(record?.parentId);
        case "Enter":
        case " ":
          return store.select([layer.id]);
        case "F2":
          return setRenaming(layer.id);
        case "h":
          return void edit("set_visibility", { nodeIds: [layer.id], visible: isHidden(record) });
        case "l":
          return void edit("update_node", { nodeId: layer.id, locked: !isLocked(record) });
        default:
          return false;
      }
    };
    if (event.ctrlKey || event.metaKey || event.altKey || done() === false) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section
      aria-label="Layers"
      className="flex min-h-0 flex-col border-r border-line bg-surface max-md:hidden"
    >
      <h2 className="px-3 pt-3 pb-1 text-xs text-quiet">Layers</h2>
      {layers.length === 0 ? (
        <p className="px-3 py-1 text-quiet">What is drawn is listed here.</p>
      ) : (
        <div
          ref={tree}
          role="tree"
          aria-label="Layers"
          aria-multiselectable
          className="min-h-0 grow overflow-y-auto pb-3"
        >
          {layers.map((layer) => (
            <LayerRow
              key={layer.id}
              layer={layer}
              isTabStop={layer.id === tabStop}
              renaming={renaming === layer.id}
              onRenaming={(on) => {
                setRenaming(on ? layer.id : null);
                if (!on) requestAnimationFrame(() => go(layer.id));
              }}
              onFlip={() => flip(layer.id)}
              onFocus={() => setFocused(layer.id)}
              onKeyDown={(event) => onKeyDown(event, layer)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Artboards are open at first, everything else closed; the set holds what was turned over. */
const isOpen = (toggled: ReadonlySet<string>, id: string, type: string | undefined): boolean =>
  (type === "artboard") !== toggled.has(id);

function toggle(set: Set<string>, id: string): Set<string> {
  if (!set.delete(id)) set.add(id);
  return set;
}

/** Whether a record is hidden. */
export const isHidden = (record: object | undefined): boolean =>
  record !== undefined && "visible" in record && record.visible === false;

/** Whether a record is locked. */
export const isLocked = (record: object | undefined): boolean =>
  record !== undefined && "locked" in record && record.locked === true;
