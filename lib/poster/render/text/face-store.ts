import type { NeededFace } from "../../fonts/choose-faces";
import { emojiFont } from "../../fonts/choose-families";
import type { FontDefinition } from "../../fonts/define-font";
import { type FontFaceList, fontFolder } from "../../fonts/font-face";
import { fontFacts } from "../../fonts/font-facts";
import { cssFamily } from "./font-stack";
import { LAST_RESORT_FAMILY, lastResortFont } from "./last-resort";

/** Lists and faces that this document has, or is loading; a failure is forgotten, so that the next state tries again. */
const lists = new Map<string, Promise<FontFaceList>>();
const faces = new Map<string, Promise<void>>();

const folderOf = (font: FontDefinition): string => fontFolder(font, fontFacts(font.id)?.version ?? "");

/** Keeps the promise of a key while it has not failed. */
function once<Value>(
  store: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = store.get(key);
  if (known) return known;
  const made = make();
  store.set(key, made);
  made.catch(() => store.delete(key));
  return made;
}

/** The faces of a family, from its folder. Rejects when the server does not answer with them. */
export function loadFaceList(font: FontDefinition): Promise<FontFaceList> {
  return once(lists, font.id, async () => {
    const response = await fetch(`${folderOf(font)}/faces.json`);
    if (!response.ok) throw new Error(`The faces of ${font.name} answered ${response.status}`);
    return (await response.json()) as FontFaceList;
  });
}

/** Adds a face to the document and loads its file; once per document. Rejects when the file cannot be used. */
export function loadFace({ font, face }: NeededFace): Promise<void> {
  const address = `${folderOf(font)}/${face.file}`;
  return once(faces, address, async () => {
    const loaded = new FontFace(cssFamily(font), `url("${address}") format("woff2")`, {
      weight: offeredWeight(font, face.weight),
      // Emoji are never slanted.
      style: font === emojiFont ? "oblique 0deg 90deg" : face.style,
      unicodeRange: face.range,
      display: "block",
    });
    document.fonts.add(loaded);
    try {
      await loaded.load();
    } catch (cause) {
      document.fonts.delete(loaded);
      throw new Error(`The font file ${face.file} could not be loaded`, { cause });
    }
  });
}

/** A family of a single weight offers it for all: a faked bold would smear shapes that were drawn to be so. */
function offeredWeight(font: FontDefinition, weight: string): string {
  return fontFacts(font.id)?.weights.length === 1 ? "1 1000" : weight;
}

let lastResort: Promise<unknown> | undefined;

/** Adds the font that has a box for every character; it comes with the code and cannot fail to arrive. */
export function loadLastResort(): Promise<unknown> {
  if (!lastResort) {
    const face = new FontFace(LAST_RESORT_FAMILY, lastResortFont(), {
      weight: "1 1000",
      style: "oblique 0deg 90deg",
    });
    document.fonts.add(face);
    lastResort = face.load();
  }
  return lastResort;
}
