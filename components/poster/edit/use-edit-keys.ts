"use client";

import { useEffect } from "react";
import { isWriting } from "@/components/design/use-shortcuts";
import { findLayer } from "@/lib/poster/document/layer-tree";
import { isFields } from "@/lib/poster/document/merge-fields";
import { takeBack } from "./edit-bar";
import type { PosterEditor } from "./editor-context";

/** How far an arrow key moves a layer, in the scale of x and y; ten times as far with Shift. */
const NUDGE = 0.01;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where keys have a meaning of their own. */
const OWN_KEYS = "[role=dialog],[role=menu],[role=listbox],[role=tablist],[role=radiogroup],[role=grid]";

/** The keys of the editor, wherever the focus is except in fields, lists and dialogs. */
export function useEditKeys(editor: PosterEditor): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || isWriting(target)) return;
      if (target instanceof Element && target.closest(OWN_KEYS)) return;
      if (press(editor, event)) event.preventDefault();
    };
    const onUp = (event: KeyboardEvent) => {
      if (event.key in DIRECTIONS) editor.settle();
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("keyup", onUp);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("keyup", onUp);
    };
  }, [editor]);
}

function press(editor: PosterEditor, event: KeyboardEvent): boolean {
  const { store } = editor;
  const isCommand = event.ctrlKey || event.metaKey;
  const direction = DIRECTIONS[event.key];
  if (direction && !isCommand && !event.altKey) {
    const size = NUDGE * (event.shiftKey ? 10 : 1);
    return nudge(editor, direction[0] * size, direction[1] * size);
  }
  switch (isCommand ? `mod+${event.key.toLowerCase()}` : event.key) {
    case "mod+z":
      takeBack(editor, event.shiftKey ? "redo" : "undo");
      return true;
    case "mod+y":
      takeBack(editor, "redo");
      return true;
    case "mod+d":
      void duplicateSelected(editor);
      return true;
    case "mod+g":
      void groupSelected(editor, event.shiftKey);
      return true;
    case "Delete":
    case "Backspace":
      if (store.selection.length === 0) return false;
      void editor.edit("delete_layers", { layerIds: store.selection });
      return true;
    case "Escape":
      if (store.selection.length === 0) return false;
      editor.bail();
      store.select([]);
      return true;
    default:
      return false;
  }
}

/** Moves what is selected; one step until the key is let go. */
function nudge({ store, live }: PosterEditor, byX: number, byY: number): boolean {
  for (const id of store.selection) {
    const { layer } = findLayer(store.state, id) ?? {};
    if (!layer || layer.locked === true || layer.type === "background") continue;
    const { x = 0, y = 0 } = isFields(layer.transform) ? layer.transform : {};
    const rounded = (value: unknown, by: number) => Number((Number(value) + by).toFixed(4));
    live("Move", "update_layer", { layerId: id, x: rounded(x, byX), y: rounded(y, byY) });
  }
  return store.selection.length > 0;
}

/** Copies each selected layer, and selects the copies. */
export async function duplicateSelected({ store, edit }: PosterEditor): Promise<void> {
  const copies: string[] = [];
  for (const layerId of store.selection) {
    const made = await edit("duplicate_layer", { layerId });
    if (made.success) copies.push(String(made.data.layerId));
  }
  if (copies.length > 0) store.select(copies);
}

async function groupSelected({ store, edit }: PosterEditor, apart: boolean): Promise<void> {
  const [first] = store.selection;
  if (first === undefined) return;
  const made = apart
    ? await edit("ungroup_layer", { layerId: first })
    : await edit("group_layers", { layerIds: store.selection });
  if (!made.success) return;
  store.select(apart ? (made.data.layerIds as readonly string[]) : [String(made.data.layerId)]);
}
