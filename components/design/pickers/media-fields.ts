import type { PickedIcon, PickedImage, PickedMedia } from "@/components/media/picked-media";
import type { NodeRecord } from "@/lib/design/schema/records";

/** Width of a new picture at most, px; it may be dragged larger. */
const MOST_WIDTH_PX = 640;

/** Attributes that keep whose a picture is; exported pages have them too. */
const CREDIT = ["data-credit", "data-license", "data-credit-url"] as const;

/** What a picture's node says of whose it is; nothing for a person's own. */
export interface PictureCredit {
  readonly line: string;
  readonly license: string;
  readonly url: string;
}

/** Whose picture a node shows, as it was kept when the picture was taken; null where nothing is known. */
export function creditOf({ attributes = {} }: Pick<NodeRecord, "attributes">): PictureCredit | null {
  const line = attributes["data-credit"];
  if (!line) return null;
  return { line, license: attributes["data-license"] ?? "", url: attributes["data-credit-url"] ?? "" };
}

/** Fields of an icon node that show an icon. */
export const iconFields = ({ name, library, variant }: PickedIcon) => ({
  iconName: name,
  iconLibrary: library,
  iconWeight: variant,
});

/** Fields of an image node that show a picture. @param before what the node's attributes were. */
export function imageFields(image: PickedImage, before: Readonly<Record<string, string>> = {}) {
  const others = Object.entries(before).filter(([name]) => !CREDIT.some((credit) => credit === name));
  const credit = image.credit
    ? {
        "data-credit": image.credit.slice(0, 2000),
        "data-license": image.license.slice(0, 2000),
        ...(image.creditUrl && image.creditUrl.length <= 2000 ? { "data-credit-url": image.creditUrl } : {}),
      }
    : {};
  return {
    src: image.url,
    alt: image.alt.slice(0, 2000),
    attributes: { ...Object.fromEntries(others), ...credit },
  };
}

/** A new node for what was picked, as add_node takes it, without its place. A picture has its room before it is loaded. */
export function newNode(media: PickedMedia): object {
  if (media.kind === "icon") return { type: "icon", ...iconFields(media), className: "size-6" };
  const { width, height } = media;
  const size =
    width > 0 && height > 0
      ? `w-[${Math.min(width, MOST_WIDTH_PX)}px] max-w-full aspect-[${width}/${height}]`
      : "w-full max-w-[20rem]";
  const { attributes, ...fields } = imageFields(media);
  const credited = Object.keys(attributes).length > 0 ? { attributes } : {};
  return { type: "image", ...fields, ...credited, objectFit: "cover", className: `${size} h-auto` };
}
