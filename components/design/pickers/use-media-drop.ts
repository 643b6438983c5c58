"use client";

import { createElement, type DragEvent, useCallback } from "react";
import { toast } from "sonner";
import { ApiError, sentenceOf } from "@/components/documents/ask-api";
import { lookAtPicture, NoPictureError } from "@/components/media/look-at-picture";
import { bringsMedia, droppedMedia, type PickedImage, pictureFile } from "@/components/media/picked-media";
import { SignInNote } from "@/components/media/sign-in-note";
import { PICTURE_RULES, uploadPicture, wordsOfFileName } from "@/components/media/upload-picture";
import { type Editor, SHOWS_ONLY } from "../editor-context";
import { pathTo } from "../pick-node";
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

/** Uploads a picture of this computer and puts it where it was dropped. */
async function insertFile(editor: Editor, file: File, place: MediaPlace): Promise<void> {
  const stop = new AbortController();
  const name = file.name || "the picture";
  const note = toast.loading(`Uploading ${name}…`, {
    cancel: { label: "Stop", onClick: () => stop.abort() },
  });
  try {
    const onProgress = (part: number) =>
      void toast.loading(`Uploading ${name}: ${Math.round(part * 100)} %`, { id: note });
    const url = await uploadPicture(file, onProgress, stop.signal);
    const { width, height } = await lookAtPicture(url, stop.signal);
    toast.dismiss(note);
    const alt = wordsOfFileName(file.name);
    const image: PickedImage = {
      kind: "image",
      url,
      alt,
      width,
      height,
      credit: "",
      license: "",
      creditUrl: "",
    };
    await insertMedia(editor, image, place);
  } catch (error) {
    if (stop.signal.aborted) return void toast.dismiss(note);
    const isStranger = error instanceof ApiError && error.status === 401;
    const words = isStranger
      ? createElement(SignInNote)
      : error instanceof NoPictureError
        ? error.message
        : sentenceOf(error);
    toast.error(words, { id: note, duration: 10_000 });
  }
}
