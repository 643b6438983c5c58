/**
 * Draws docs/images/examples.webp, all example posters side by side, through a running Affiche.
 * Usage: npx tsx scripts/make-media/make-contact-sheet.ts [origin, default http://127.0.0.1:3000]
 */
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { EXAMPLES } from "@/examples/registry";
import { referenceSize } from "@/lib/poster/layout/canvas-size";
import type { PosterState } from "@/lib/poster/schema/state";

const ORIGIN = process.argv[2] ?? "http://127.0.0.1:3000";
const TARGET = "docs/images/examples.webp";
const SHEET_WIDTH_PX = 1800;
const GAP_PX = 24;
const GROUND = "#e7e5e0";
// Tall posters in the first row, the others below.
const ROWS = [
  ["concert", "event-photo", "ascii", "arabic", "japanese"],
  ["product", "dithered-portrait", "emoji"],
  ["quote", "timetable"],
];

interface Print {
  readonly state: PosterState;
  readonly ratio: number;
}

function printOf(id: string): Print {
  const example = EXAMPLES.find((candidate) => candidate.id === id);
  if (!example) throw new Error(`There is no example "${id}"`);
  const { widthPx, heightPx } = referenceSize(example.state.canvas.aspectRatio, { widthPx: 1, heightPx: 1 });
  return { state: example.state, ratio: widthPx / heightPx };
}

async function render(state: PosterState, width: number, height: number): Promise<Buffer> {
  const response = await fetch(`${ORIGIN}/api/v1/render`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ state, width: width * 2, height: height * 2, format: "png" }),
  });
  if (!response.ok) throw new Error(`Render answered ${response.status}: ${await response.text()}`);
  return sharp(Buffer.from(await response.arrayBuffer()))
    .resize(width, height)
    .png()
    .toBuffer();
}

const parts: { input: Buffer; left: number; top: number }[] = [];
let top = GAP_PX;
for (const row of ROWS) {
  const prints = row.map(printOf);
  const roomPx = SHEET_WIDTH_PX - GAP_PX * (prints.length + 1);
  const height = Math.round(roomPx / prints.reduce((sum, print) => sum + print.ratio, 0));
  let left = GAP_PX;
  for (const print of prints) {
    const width = Math.round(height * print.ratio);
    parts.push({ input: await render(print.state, width, height), left, top });
    left += width + GAP_PX;
  }
  top += height + GAP_PX;
}
mkdirSync("docs/images", { recursive: true });
await sharp({ create: { width: SHEET_WIDTH_PX, height: top, channels: 3, background: GROUND } })
  .composite(parts)
  .webp({ quality: 84, effort: 6 })
  .toFile(TARGET);
console.log(TARGET);
