"use client";

import dynamic from "next/dynamic";
import type { PickedMedia } from "@/components/media/picked-media";
import { PickerPanel } from "@/components/media/picker-panel";
import { findLayer } from "@/lib/poster/document/layer-tree";
import { iconUrl } from "@/lib/poster/tools/add-icon";
import { type PosterEditor, usePosterEditor } from "./editor-context";
import { iconInput, imageInput, inkOn, pathOf, type Spot } from "./new-layers";

const IconPicker = dynamic(() =>
  import("@/components/media/icon-picker").then((module) => module.IconPicker),
);
const ImagePicker = dynamic(() =>
  import("@/components/media/image-picker").then((module) => module.ImagePicker),
);

/** The icon and the picture picker, while one is open. */
export function PosterPickers() {
  const editor = usePosterEditor();
  const { store, wish, pick } = editor;
  if (!wish || (wish.use === "replace" && !findLayer(store.state, wish.id))) return null;
  const take = (media: PickedMedia) => {
    pick(null);
    if (wish.use === "insert") return void insertMedia(editor, media);
    void replaceMedia(editor, wish.id, wish.kind === "background", media);
  };
  const noun = wish.kind === "icon" ? "icon" : "picture";
  return (
    <PickerPanel
      key={`${wish.kind} ${wish.use}`}
      title={
        wish.use === "insert" ? `Add ${noun === "icon" ? "an icon" : "a picture"}` : `Choose another ${noun}`
      }
      side={wish.use === "insert" ? "left" : "right"}
      onClose={() => pick(null)}
    >
      {wish.kind === "icon" ? <IconPicker onPick={take} /> : <ImagePicker onPick={take} />}
    </PickerPanel>
  );
}

/** Adds what was picked, and selects it: one undo step. */
export async function insertMedia(
  { store, edit }: PosterEditor,
  media: PickedMedia,
  spot?: Spot,
): Promise<void> {
  const made =
    media.kind === "icon"
      ? await edit("add_icon", iconInput(store.state, media, spot))
      : await edit("add_layer", imageInput(media, spot));
  if (made.success) store.select([String(made.data.layerId)]);
}

/** Puts another picture or icon into a layer; its place stays. */
async function replaceMedia(
  { store, edit }: PosterEditor,
  layerId: string,
  isBackground: boolean,
  media: PickedMedia,
): Promise<void> {
  if (media.kind === "icon") {
    const { library, name, variant } = media;
    const svg = await store.fetchIcon({ library, name, variant });
    await edit("update_layer", { layerId, mediaUrl: iconUrl(svg, inkOn(store.state)), alt: name, name });
    return;
  }
  const mediaUrl = pathOf(media.url);
  await edit(
    "update_layer",
    isBackground
      ? { layerId, contentType: "image", inputMedia: { mediaUrl, mediaType: "image" } }
      : { layerId, mediaUrl, alt: media.alt.slice(0, 500) },
  );
}
