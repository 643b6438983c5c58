"use client";

import { type ReactNode, useCallback, useEffect, useState } from "react";
import { toast } from "sonner";
import { IconPicker } from "@/components/media/icon-picker";
import { ImagePicker } from "@/components/media/image-picker";
import type { PickedIcon, PickedMedia } from "@/components/media/picked-media";
import { PickerPanel } from "@/components/media/picker-panel";
import { ICON_LIBRARIES } from "@/lib/icons/icon-libraries";
import { SHOWS_ONLY, useEditor } from "../editor-context";
import { isWriting } from "../use-shortcuts";
import { PickerContext, type PickerWish } from "./picker-context";
import { takeMedia } from "./take-media";

const TITLES = {
  icon: { insert: "Insert an icon", replace: "Choose another icon" },
  image: { insert: "Insert a picture", replace: "Choose another picture", fill: "Choose a background" },
} as const;

/** The icon and the picture picker of the editor, with their keys: Ctrl or ⌘ with I, and with Shift and K. */
export function PickerProvider({ children }: { readonly children: ReactNode }) {
  const editor = useEditor();
  const { canEdit, store } = editor;
  const [wish, setWish] = useState<PickerWish | null>(null);
  const open = useCallback(
    (next: PickerWish) => (canEdit ? setWish(next) : void toast.error(SHOWS_ONLY)),
    [canEdit],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (isWriting(event.target)) return;
      const key = `${event.shiftKey ? "shift+" : ""}${event.key.toLowerCase()}`;
      if (key === "i") open({ kind: "icon", use: "insert" });
      else if (key === "shift+k") open({ kind: "image", use: "insert" });
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open]);

  // A file that misses the canvas would take the place of the page, with all that is not saved.
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", stay);
    window.addEventListener("drop", stay);
    return () => {
      window.removeEventListener("dragover", stay);
      window.removeEventListener("drop", stay);
    };
  }, []);

  // What is to be changed may be removed meanwhile.
  const isGone = wish !== null && wish.use !== "insert" && !store.design.get(wish.id);
  useEffect(() => {
    if (isGone || !canEdit) setWish(null);
  }, [isGone, canEdit]);

  const take = (media: PickedMedia) => {
    if (!wish) return;
    setWish(null);
    void takeMedia(editor, wish, media);
  };
  return (
    <PickerContext value={open}>
      {children}
      {wish && !isGone && (
        <PickerPanel
          key={`${wish.kind} ${wish.use}`}
          title={titleOf(wish)}
          side={wish.use === "insert" ? "left" : "right"}
          onClose={() => setWish(null)}
        >
          {wish.kind === "icon" ? (
            <IconPicker
              value={wish.use === "replace" ? iconOf(store.design.get(wish.id)) : undefined}
              onPick={take}
            />
          ) : (
            <ImagePicker onPick={take} />
          )}
        </PickerPanel>
      )}
    </PickerContext>
  );
}

const titleOf = ({ kind, use }: PickerWish): string =>
  kind === "image" ? TITLES.image[use] : TITLES.icon[use];

/** The icon that a record shows, as far as it says which. */
function iconOf(record: object | undefined): Omit<PickedIcon, "kind"> | undefined {
  if (!record || !("iconName" in record)) return undefined;
  const library = ICON_LIBRARIES.find((id) => "iconLibrary" in record && record.iconLibrary === id);
  const variant = "iconWeight" in record ? String(record.iconWeight ?? "") : "";
  return { name: String(record.iconName), library: library ?? "phosphor", variant: variant || "regular" };
}
