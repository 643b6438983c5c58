"use client";

import { type DragEvent, useCallback } from "react";
import { toast } from "sonner";
import { bringsMedia, droppedMedia, pictureFile } from "@/components/media/picked-media";
import { PICTURE_RULES } from "@/components/media/upload-picture";
import { type Editor, SHOWS_ONLY } from "../editor-context";
import { pathTo } from "../pick-node";
import { insertFile } from "./insert-file";
import { type MediaPlace, placeAtPoint } from "./media-place";
import { insertMedia } from "./take-media";

/** What the canvas does with what is dragged over it: icons and pictures of a picker, and pictures of this computer. */
export interface MediaDrop {
  onDragOver(event: DragEvent): void;
  onDragLeave(event: DragEvent): void;
  onDrop(event: DragEvent): void;
}

/** @param host the canvas, from whose left top corner the view counts. */
export function useMediaDrop(editor: Editor, host: { readonly current: HTMLElement | null }): MediaDrop {
  const placeOf = useCallback(
    (event: DragEvent): MediaPlace | null => {
      const { view, store } = editor;
      const hit = view?.hit(event.clientX, event.clientY) ?? null;
      if (!view || !host.current || hit === null) return null;
      const { left, top } = host.current.getBoundingClientRect();
      const { x, y, zoom } = view.viewport;
      const point = { x: x + (event.clientX - left) / zoom, y: y + (event.clientY - top) / zoom };
      return placeAtPoint(store.design, pathTo(store.design, hit), point, (id) => view.boxOf(id));
    },
    [editor, host],
  );
  return {
    onDragOver(event) {
      if (!bringsMedia(event.dataTransfer)) return;
      // Otherwise the browser leaves the page for a file that misses.
      event.preventDefault();
      const place = editor.canEdit ? placeOf(event) : null;
      event.dataTransfer.dropEffect = place ? "copy" : "none";
      editor.view?.setHover(place?.parentId ?? null);
    },
    onDragLeave: () => editor.view?.setHover(null),
    onDrop(event) {
      if (!bringsMedia(event.dataTransfer)) return;
      event.preventDefault();
      editor.view?.setHover(null);
      if (!editor.canEdit) return void toast.error(SHOWS_ONLY);
      const place = placeOf(event);
      if (!place) return void toast.error("Drop it on a page.");
      const media = droppedMedia(event.dataTransfer);
      if (media) return void insertMedia(editor, media, place);
      const file = pictureFile(event.dataTransfer);
      if (file) void insertFile(editor, file, place);
      else toast.error(`This is no picture. ${PICTURE_RULES}`);
    },
  };
}
