import { toast } from "sonner";
import { PICTURE_RULES } from "@/components/media/upload-picture";
import { uploadWithNote } from "@/components/media/upload-with-note";
import type { PosterEditor } from "./editor-context";
import type { Spot } from "./new-layers";
import { insertMedia } from "./poster-pickers";

/** Uploads a picture of this computer and puts it where it was dropped; null is what is no picture. */
export async function insertFile(editor: PosterEditor, file: File | null, spot: Spot): Promise<void> {
  if (!file) return void toast.error(`This is no picture. ${PICTURE_RULES}`);
  const picture = await uploadWithNote(file);
  if (picture) await insertMedia(editor, picture, spot);
}
