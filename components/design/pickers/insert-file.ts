import { toast } from "sonner";
import { uploadWithNote } from "@/components/media/upload-with-note";
import { type Editor, SHOWS_ONLY } from "../editor-context";
import { type MediaPlace, placeAtSelection } from "./media-place";
import { insertMedia, NOWHERE } from "./take-media";

/**
 * Uploads a picture of this computer and makes a node of it.
 * @param place at what is selected when absent.
 */
export async function insertFile(editor: Editor, file: File, place?: MediaPlace): Promise<void> {
  if (!editor.canEdit) return void toast.error(SHOWS_ONLY);
  const { design, selection } = editor.store;
  if (!place && !placeAtSelection(design, selection)) return void toast.error(NOWHERE);
  const image = await uploadWithNote(file);
  if (image) await insertMedia(editor, image, place);
}
