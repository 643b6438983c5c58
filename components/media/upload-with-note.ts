import { createElement } from "react";
import { toast } from "sonner";
import { ApiError, sentenceOf } from "@/components/documents/ask-api";
import { lookAtPicture, NoPictureError } from "./look-at-picture";
import type { PickedImage } from "./picked-media";
import { SignInNote } from "./sign-in-note";
import { uploadPicture, wordsOfFileName } from "./upload-picture";

/**
 * Uploads a picture of this computer, with what is under way, and what goes wrong, shown in a note at the edge of the page.
 * @returns it as if it had been picked; null when it was stopped or did not work out.
 */
export async function uploadWithNote(file: File): Promise<PickedImage | null> {
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
    return { kind: "image", url, alt, width, height, credit: "", license: "", creditUrl: "" };
  } catch (error) {
    if (stop.signal.aborted) toast.dismiss(note);
    else toast.error(wordsOf(error), { id: note, duration: 10_000 });
    return null;
  }
}

function wordsOf(error: unknown) {
  if (error instanceof ApiError && error.status === 401) return createElement(SignInNote);
  return error instanceof NoPictureError ? error.message : sentenceOf(error);
}
