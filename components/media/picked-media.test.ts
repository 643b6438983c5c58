import { describe, expect, it } from "vitest";
import { bringsMedia, droppedMedia, type PickedMedia, startMediaDrag } from "./picked-media";

/** As much of a DataTransfer as a drag has. */
function transfer(given: Readonly<Record<string, string>> = {}): DataTransfer {
  const data = new Map(Object.entries(given));
  const made = {
    effectAllowed: "all",
    files: [],
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? "",
    get types() {
      return [...data.keys()];
    },
  };
  return made as unknown as DataTransfer;
}

const TYPE = "application/x-affiche-media";
const icon: PickedMedia = { kind: "icon", library: "lucide", name: "trash", variant: "regular" };
const image: PickedMedia = {
  kind: "image",
  url: "https://pictures.test/a.png",
  alt: "A",
  width: 20,
  height: 10,
  credit: "By Ada",
  license: "CC0",
  creditUrl: "https://pictures.test/ada",
};

describe("what is dragged from a picker", () => {
  it.each([icon, image])("comes back as it was: $kind", (media) => {
    const dragged = transfer();
    startMediaDrag(dragged, media);
    expect(bringsMedia(dragged)).toBe(true);
    expect(droppedMedia(dragged)).toEqual(media);
    expect(dragged.getData("text/plain")).toBe(media.kind === "icon" ? "trash" : image.url);
  });

  it("is nothing where another page brings something else under our name", () => {
    for (const text of [
      "",
      "{",
      "null",
      "7",
      "[]",
      '{"kind":"icon","library":"__proto__","name":"a","variant":"b"}',
      '{"kind":"icon","library":"lucide","name":{},"variant":"b"}',
      '{"kind":"image","url":"no address"}',
      '{"kind":"script","url":"https://a.test"}',
    ])
      expect(droppedMedia(transfer({ [TYPE]: text })), text).toBeNull();
  });

  it("has only what is known, and sizes that are sizes", () => {
    const text = JSON.stringify({ ...image, width: -5, height: "10", alt: 7, extra: "x" });
    expect(droppedMedia(transfer({ [TYPE]: text }))).toEqual({ ...image, width: 0, height: 0, alt: "" });
  });
});
