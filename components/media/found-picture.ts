import type { ImagePage } from "@/lib/schema/media-search";
import { shownAt } from "./look-at-picture";
import type { PickedImage } from "./picked-media";

/** A picture of the search, with the small version that is shown of it. */
export interface FoundPicture extends PickedImage {
  readonly id: string;
  /** Where a page of ours loads the small version from. */
  readonly thumbnail: string;
}

/** The pictures of an answer of GET /images/search, in their order. */
export function picturesOf({ images }: ImagePage): FoundPicture[] {
  return images.flatMap((image) => {
    const word = (name: string) => (typeof image[name] === "string" ? image[name] : "");
    const size = (name: string) => (typeof image[name] === "number" ? image[name] : 0);
    const url = word("url");
    if (!URL.canParse(url)) return [];
    return [
      {
        kind: "image" as const,
        id: `${word("source")} ${word("id")}`,
        url,
        thumbnail: shownAt(word("thumbnail") || url),
        alt: word("alt"),
        width: size("width"),
        height: size("height"),
        credit: word("credit"),
        license: word("license"),
        creditUrl: word("attributionUrl"),
      },
    ];
  });
}

/** The picture alone, as it is given back. */
export function pickedOf({ id: _, thumbnail: __, ...picked }: FoundPicture): PickedImage {
  return picked;
}
