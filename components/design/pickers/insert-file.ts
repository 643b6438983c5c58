import { createElement } from "react";
import { toast } from "sonner";
import { ApiError, sentenceOf } from "@/components/documents/ask-api";
import { lookAtPicture, NoPictureError } from "@/components/media/look-at-picture";
import type { PickedImage } from "@/components/media/picked-media";
import { SignInNote } from "@/components/media/sign-in-note";
import { uploadPicture, wordsOfFileName } from "@/components/media/upload-picture";
import { type Editor, SHOWS_ONLY } from "../editor-context";
import { type MediaPlace, placeAtSelection } from "./media-place";
import { insertMedia, NOWHERE } from "./take-media";

/**
 * Uploads a picture of this computer and makes a node of it, with what is under way shown below the canvas. What goes wrong is said
 * there, too.
 * @param place at what is selected when absent.
 */
export async function insertFile(editor: Editor, file: File, place?: MediaPlace): Promise<void> {
  if (!editor.canEdit) return void toast.error(SHOWS_ONLY);
  const { design, selection } = editor.store;
  if (!place && !placeAtSelection(design, selection)) return void toast.error(NOWHERE);
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
