import { ICON_LIBRARIES, type IconLibraryId } from "@/lib/icons/icon-libraries";

/** An icon that somebody took from the picker. */
export interface PickedIcon {
  readonly kind: "icon";
  readonly library: IconLibraryId;
  readonly name: string;
  /** One of the library's variants, never empty. */
  readonly variant: string;
}

/** A picture that somebody took from the picker. */
export interface PickedImage {
  readonly kind: "image";
  /** Address of the picture itself, absolute; never that of the proxy. */
  readonly url: string;
  /** What it shows; empty where nobody said so. */
  readonly alt: string;
  /** px of the file; 0 where it has no size of its own. */
  readonly width: number;
  readonly height: number;
  /** The line to print beside it, its licence and where they are named; empty for a person's own pictures. */
  readonly credit: string;
  readonly license: string;
  readonly creditUrl: string;
}

/** What a picker gives back. */
export type PickedMedia = PickedIcon | PickedImage;

/** What a dragged item is carried as. */
const DRAG_TYPE = "application/x-affiche-media";

/** Puts what is dragged on its way; other pages get the address of a picture, or the name of an icon. */
export function startMediaDrag(transfer: DataTransfer, media: PickedMedia): void {
  transfer.effectAllowed = "copy";
  transfer.setData(DRAG_TYPE, JSON.stringify(media));
  transfer.setData("text/plain", media.kind === "icon" ? media.name : media.url);
}

/** Whether a drag brings something of a picker, or files. While it is under way nothing more can be known. */
export const bringsMedia = ({ types }: DataTransfer): boolean =>
  types.includes(DRAG_TYPE) || types.includes("Files");

/** What a drop brings from a picker; null where it comes from elsewhere. */
export function droppedMedia(transfer: DataTransfer): PickedMedia | null {
  const text = transfer.getData(DRAG_TYPE);
  return text === "" ? null : readMedia(text);
}

/** The first picture among dropped or pasted files; null where there is none. */
export function pictureFile({ files }: DataTransfer): File | null {
  return [...files].find(({ type }) => type.startsWith("image/")) ?? null;
}

/** Any page may bring data of our type, so that it is looked at before it is believed. */
function readMedia(text: string): PickedMedia | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (typeof value !== "object" || value === null) return null;
  const given = value as Readonly<Record<string, unknown>>;
  const word = (name: string) => (typeof given[name] === "string" ? given[name] : "");
  const size = (name: string) => (Number.isFinite(given[name]) ? Math.max(0, Number(given[name])) : 0);
  const library = ICON_LIBRARIES.find((id) => id === given.library);
  if (given.kind === "icon" && library && word("name") && word("variant"))
    return { kind: "icon", library, name: word("name"), variant: word("variant") };
  if (given.kind !== "image" || !URL.canParse(word("url"))) return null;
  return {
    kind: "image",
    url: word("url"),
    alt: word("alt"),
    width: size("width"),
    height: size("height"),
    credit: word("credit"),
    license: word("license"),
    creditUrl: word("creditUrl"),
  };
}
