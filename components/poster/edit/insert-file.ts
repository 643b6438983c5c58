import { createElement } from "react";
import { toast } from "sonner";
import { ApiError, sentenceOf } from "@/components/documents/ask-api";
import { lookAtPicture, NoPictureError } from "@/components/media/look-at-picture";
import { SignInNote } from "@/components/media/sign-in-note";
import { PICTURE_RULES, uploadPicture, wordsOfFileName } from "@/components/media/upload-picture";
import type { PosterEditor } from "./editor-context";
import type { Spot } from "./new-layers";
import { insertMedia } from "./poster-pickers";

/** Uploads a picture of this computer and puts it where it was dropped; null is what is no picture. */
export async function insertFile(editor: PosterEditor, file: File | null, spot: Spot): Promise<void> {
  if (!file) return void toast.error(`This is no picture. ${PICTURE_RULES}`);
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
    const picture = {
      kind: "image",
      url,
      alt,
      width,
      height,
      credit: "",
      license: "",
      creditUrl: "",
    } as const;
    await insertMedia(editor, picture, spot);
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
