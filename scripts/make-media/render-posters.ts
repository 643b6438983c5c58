/**
 * Draws the bundled pictures that are posters, through a running Affiche, one after another.
 * Usage: npx tsx scripts/make-media/render-posters.ts [origin, default http://127.0.0.1:3000] [picture …] [--out folder]
 * Then: npx tsx scripts/make-media/write-index.ts
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { PICTURE_SIZES, type PosterPicture } from "./picture";
import { POSTERS } from "./posters";

/** Longer side of a thumbnail. */
const THUMBNAIL_PX = 320;

/** A lossy picture larger than this is tried with less quality, so that none takes the room of three. */
const GOAL_BYTES = 90_000;
const QUALITIES = [82, 74, 66, 56, 46, 36];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: "public/media" } },
});
const [origin = "http://127.0.0.1:3000", ...names] = positionals;
mkdirSync(`${values.out}/thumbnails`, { recursive: true });

async function render({ id, ratio, state, time = 1 }: PosterPicture): Promise<Buffer> {
  const [width, height] = PICTURE_SIZES[ratio];
  const order = JSON.stringify({ state, width, height, format: "png", time });
  const headers = { "Content-Type": "application/json" };
  const send = () => fetch(`${origin}/api/v1/render`, { method: "POST", headers, body: order });
  let response = await send();
  // Too slow on a busy machine may be quick enough a moment later.
  if (response.status === 504) response = await send();
  if (!response.ok) throw new Error(`${id}: render answered ${response.status}: ${await response.text()}`);
  const warnings = response.headers.get("x-render-warnings");
  if (warnings) throw new Error(`${id}: ${warnings}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The smallest of a few encodings: few colours pack better without loss. */
async function pack(png: Buffer): Promise<Buffer> {
  let best = await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
  for (const quality of QUALITIES) {
    if (best.byteLength <= GOAL_BYTES) break;
    best = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  }
  return best;
}

for (const poster of POSTERS) {
  if (names.length > 0 && !names.includes(poster.id)) continue;
  const startedMs = Date.now();
  const png = await render(poster);
  const packed = await pack(png);
  writeFileSync(`${values.out}/${poster.id}.webp`, packed);
  await sharp(png)
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: "inside" })
    .webp({ quality: 76, effort: 6 })
    .toFile(`${values.out}/thumbnails/${poster.id}.webp`);
  console.log(
    `${poster.id}  ${Math.round(packed.byteLength / 1024)} kB  ${((Date.now() - startedMs) / 1000).toFixed(1)} s`,
  );
}
