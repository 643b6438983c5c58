import { toast } from "sonner";
import type { PickedImage, PickedMedia } from "@/components/media/picked-media";
import type { Editor } from "../editor-context";
import { iconFields, imageFields, newNode } from "./media-fields";
import { type MediaPlace, placeAtSelection } from "./media-place";
import type { PickerWish } from "./picker-context";

/** What a person is told where there is no artboard. */
export const NOWHERE = "There is no page to put it on. Begin a design first.";

/** Makes a node of what was picked and selects it: one undo step. @param place at what is selected when absent. */
export async function insertMedia(
  { store, edit }: Editor,
  media: PickedMedia,
  place: MediaPlace | null = placeAtSelection(store.design, store.selection),
): Promise<void> {
  if (!place) return void toast.error(NOWHERE);
  const made = await edit("add_node", { ...newNode(media), ...place });
  if (made?.success) store.select([String(made.data.nodeId)]);
}

/** Does what a picker was opened for: one undo step. */
export async function takeMedia(editor: Editor, wish: PickerWish, media: PickedMedia): Promise<void> {
  if (wish.use === "insert") return insertMedia(editor, media);
  if (wish.use === "fill") {
    if (media.kind === "image") await fillWith(editor, wish.id, media);
    return;
  }
  const record = editor.store.design.get(wish.id);
  if (!record || record.type === "artboard")
    return void toast.error("What was to be changed is not there any more.");
  const fields = media.kind === "icon" ? iconFields(media) : imageFields(media, record.attributes);
  await editor.edit("update_node", { nodeId: wish.id, ...fields });
}

async function fillWith({ edit }: Editor, targetId: string, { url }: PickedImage): Promise<void> {
  const fill = { type: "image", url, size: "cover", position: "center" };
  await edit("set_fill", { targetId, fill });
}
