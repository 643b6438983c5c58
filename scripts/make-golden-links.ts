/**
 * Writes golden links of every kind that do not exist yet. A golden link is never rewritten: it stands for all links of its
 * kind that are out in the world.
 * Usage: npx tsx scripts/make-golden-links.ts
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import LZString from "lz-string";
import { EXAMPLES } from "@/examples/registry";
import { decodeLink } from "@/lib/poster/link/decode";
import { encodeLink } from "@/lib/poster/link/encode";
import type { PosterState } from "@/lib/poster/schema/state";

const BASE = "https://affiche.test";
const FOLDER = "lib/poster/link/golden";

/** A small poster from the first layers of an example, with one more text; short enough to stay readable. */
function small(state: PosterState, index: number): PosterState {
  const text = {
    id: "note",
    name: "Note",
    type: "text",
    visible: true,
    locked: false,
    transform: { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 },
    content: [
      "50% + 1 & more",
      "größer",
      "日本語",
      "مرحبا",
      "🎉👩🏽‍🚀",
      "a\nb",
      '"quoted"',
      "#tag?",
      "\\ back",
      "=x;y",
    ][index],
  };
  const background = state.layers.find((layer) => layer.type === "background");
  return { canvas: state.canvas, layers: [...(background ? [background] : []), text] };
}

const lzString = (state: PosterState) => {
  const { canvas, ...payload } = state;
  const z = LZString.compressToEncodedURIComponent(JSON.stringify(payload));
  return `${BASE}/canvas?lm=1&ca=${canvas.aspectRatio}&cbg=${encodeURIComponent(canvas.backgroundColor)}&lz=1&z=${z}`;
};

const LEGACY = [
  "in=shape&mt=chrome&col=ff5533&bg=101418&rs=1",
  "in=image&media=%2Fmedia%2Fportrait.webp&fit=cover&bg=%23000000&eid=dither-floyd-steinberg&dx=3&dpal=ink",
  "in=image&media=%2Fmedia%2Fportrait.webp&fit=contain&bg=f5f5dc&eid=ascii-dense&ac=10",
  "in=video&media=https%3A%2F%2Fexample.com%2Fa.mp4&bg=000",
  "in=svg&svg=https%3A%2F%2Fexample.com%2Flogo.svg&mt=gold&bg=222222",
  "in=model&model=https%3A%2F%2Fexample.com%2Fbust.glb&mt=original&bg=ffffff&rs=0",
  "in=image&media=%2Fmedia%2Fdunes.webp&bg=123456&pp=scanlines:1:0.4,240|vignette:1:0.5,0.8",
  "in=image&media=%2Fmedia%2Fdunes.webp&bg=123456&eid=dither-atkinson&dcol=111111,ff0055,ffffff&dbe=1&dbi=0.6&dbr=20",
  "in=image&media=%2Fmedia%2Fconcert.webp&eid=halftone-mono&bg=ffffff&pp=grain:1:0.3",
  "in=shape&mt=nothing&col=zzz&bg=nope&rs=fast&eid=unknown&pp=what:1:2",
].map((params) => `https://old.test/?v=1&${params}`);

const kinds: Record<string, (index: number) => string> = {
  readable: (index) => encodeLink(small(stateAt(index), index), BASE).url,
  compressed: (index) => encodeLink(stateAt(index), BASE).url,
  "lz-string": (index) => lzString(stateAt(index)),
  legacy: (index) => LEGACY[index] ?? "",
};
function stateAt(index: number): PosterState {
  const example = EXAMPLES[index];
  if (!example) throw new Error("There are ten examples, one for each golden link");
  return example.state;
}

mkdirSync(FOLDER, { recursive: true });
for (const [kind, make] of Object.entries(kinds)) {
  for (let index = 0; index < 10; index++) {
    const path = `${FOLDER}/${kind}-${String(index + 1).padStart(2, "0")}.json`;
    if (existsSync(path)) continue;
    const url = make(index);
    writeFileSync(path, `${JSON.stringify({ kind, url, ...decodeLink(url) }, null, 2)}\n`);
  }
}
