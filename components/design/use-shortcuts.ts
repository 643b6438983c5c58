"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import { type Direction, sayTakenBack } from "@/components/ui/history-buttons";
import { printMarkup } from "@/lib/design/jsx/print-markup";
import type { DesignStore } from "@/lib/design/store/design-store";
import { type Editor, SHOWS_ONLY } from "./editor-context";
import { insertFile } from "./pickers/insert-file";
import { readClipboard } from "./pickers/read-clipboard";

/** Whether keys belong to what has the focus. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The editor's keys, wherever the focus is except in fields and dialogs. */
export function useShortcuts(editor: Editor | null, onAssistant: () => void): void {
  useEffect(() => {
    if (!editor) return;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target;
      // Also from where the assistant is written to.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "j") {
        event.preventDefault();
        onAssistant();
        return;
      }
      if (event.defaultPrevented || isWriting(target)) return;
      if (target instanceof Element && target.closest("[role=dialog],[role=menu],[role=listbox]")) return;
      if (press(editor, event)) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [editor, onAssistant]);
}

function press(editor: Editor, event: KeyboardEvent): boolean {
  const { store } = editor;
  const command = event.ctrlKey || event.metaKey;
  switch (command ? `mod+${event.key.toLowerCase()}` : event.key) {
    case "mod+z":
      takeBack(editor, event.shiftKey ? "redo" : "undo");
      return true;
    case "mod+y":
      takeBack(editor, "redo");
      return true;
    case "mod+a":
      store.select(siblingsOf(store));
      return true;
    case "mod+d":
      void forEach(store, (id, isArtboard) =>
        isArtboard
          ? editor.edit("duplicate_artboard", { artboardId: id })
          : editor.edit("duplicate_node", { nodeId: id }),
      );
      return true;
    case "mod+c":
      return copy(store);
    case "mod+v":
      void paste(editor);
      return true;
    case "Delete":
    case "Backspace":
      if (store.selection.length === 0) return false;
      void removeSelected(editor);
      return true;
    case "Escape":
      store.select(parentsOf(store));
      return true;
    default:
      return false;
  }
}

/** Undoes or does again; says whose it was when it was not the person's, and when there is nothing. */
export function takeBack({ store, canEdit }: Editor, direction: Direction): void {
  if (!canEdit) return void toast.error(SHOWS_ONLY);
  sayTakenBack(direction === "undo" ? store.undo() : store.redo(), direction);
}

/** Removes what is selected: one undo step for nodes, one for each artboard. */
export async function removeSelected({ store, edit }: Editor): Promise<void> {
  const isArtboard = (id: string) => store.design.get(id)?.type === "artboard";
  const artboards = store.selection.filter(isArtboard);
  const nodeIds = store.selection.filter((id) => !isArtboard(id) && !artboards.includes(id));
  const next = parentsOf(store);
  if (nodeIds.length > 0) await edit("delete_nodes", { nodeIds });
  for (const artboardId of artboards) await edit("delete_artboard", { artboardId });
  store.select(next);
}

function parentsOf({ selection, design }: DesignStore): string[] {
  return [...new Set(selection.flatMap((id) => design.get(id)?.parentId ?? []))];
}

function siblingsOf({ selection, design }: DesignStore): readonly string[] {
  const [first] = selection;
  return design.childrenOf(first === undefined ? null : (design.get(first)?.parentId ?? null));
}

async function forEach(
  store: DesignStore,
  work: (id: string, isArtboard: boolean) => Promise<unknown>,
): Promise<void> {
  for (const id of store.selection) await work(id, store.design.get(id)?.type === "artboard");
}

function copy({ selection, design }: DesignStore): boolean {
  const nodes = selection.filter((id) => design.get(id)?.type !== "artboard");
  if (nodes.length === 0 || !navigator.clipboard) return false;
  const markup = nodes.map((id) => printMarkup(design, id, { withIds: false })).join("\n");
  void navigator.clipboard.writeText(markup).then(
    () => toast("Copied as markup."),
    () => toast.error("The browser does not let this page copy."),
  );
  return true;
}

async function paste(editor: Editor): Promise<void> {
  const { store, edit } = editor;
  const { design, selection } = store;
  const target = selection[0] ?? design.childrenOf(null)[0];
  const { text, picture } = await readClipboard();
  if (picture) return insertFile(editor, picture);
  if (!text.trim() || !target) return;
  const record = design.get(target);
  const isArtboard = record?.type === "artboard";
  const parentId = isArtboard ? target : (record?.parentId ?? target);
  const index = isArtboard ? undefined : design.childrenOf(parentId).indexOf(target) + 1;
  const jsx = text.trim().startsWith("<")
    ? text
    : `<p>${text.replace(/[<>{}&]/g, (c) => `&#${c.charCodeAt(0)};`)}</p>`;
  const outcome = await edit("add_section", { parentId, jsx, ...(index === undefined ? {} : { index }) });
  if (outcome?.success) store.select(outcome.data.nodeIds as string[]);
}
