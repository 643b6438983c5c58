/**
 * Draws every entry of the catalogue on one sheet, through the server's own POST /render.
 * Usage: npx tsx scripts/draw-contact-sheet.ts [out.webp]   (builds and starts the server by itself)
 */
import { createHash } from "node:crypto";
import sharp, { type OverlayOptions } from "sharp";
import { startServer } from "../bench/server-process";
import { SPECIMEN_GROUNDS } from "../lib/poster/catalogue/specimen-grounds";
import { specimenState } from "../lib/poster/catalogue/specimen-state";
import { specimenGroups } from "../lib/poster/catalogue/specimens";

const WIDTH_PX = 180;
const HEIGHT_PX = 240;
const LABEL_PX = 26;
const GAP_PX = 10;
const COLUMNS = 10;
const PAPER = "#f4f3ef";

const [out = "docs/images/catalogue.webp"] = process.argv.slice(2);
const server = await startServer({ SCREENSHOT_PROVIDER: "chromium", RATE_LIMIT_FACTOR: "0" });
const ground = SPECIMEN_GROUNDS[0];
if (!ground) throw new Error("There is no ground");

async function render(state: unknown, width: number, height: number): Promise<Buffer> {
  const answer = await fetch(`${server.origin}/api/v1/render`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ state, width, height }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** A line of text, drawn by the engine too. Pictures are at least 100 px high, so what is below the line is cut off. */
async function label(text: string, width: number, bold: boolean): Promise<Buffer> {
  const layer = {
    id: createHash("sha1").update(text).digest("hex").slice(0, 8),
    name: text,
    type: "text",
    visible: true,
    locked: false,
    transform: { x: 0, y: 0, width: 1, height: 1 },
    content: text,
    textType: "frame",
    autoSize: "none",
    frameWidthPx: (540 * width) / 100,
    frameHeightPx: 540,
    textAlign: "left",
    verticalAlign: "top",
    fontFamily: bold ? "Archivo Black" : "Inter",
    fontSize: bold ? 100 : 62,
    color: "#16161a",
  };
  const state = { canvas: { aspectRatio: "full", backgroundColor: PAPER }, layers: [layer] };
  const picture = await render(state, width, 100);
  return sharp(picture).extract({ left: 0, top: 0, width, height: LABEL_PX }).toBuffer();
}

try {
  const pieces: OverlayOptions[] = [];
  let top = GAP_PX;
  for (const group of specimenGroups()) {
    pieces.push({ input: await label(group.label, 600, true), left: GAP_PX, top });
    top += LABEL_PX + GAP_PX;
    for (const [index, { name, variants }] of group.specimens.entries()) {
      const left = GAP_PX + (index % COLUMNS) * (WIDTH_PX + GAP_PX);
      const y = top + Math.floor(index / COLUMNS) * (HEIGHT_PX + LABEL_PX + GAP_PX);
      const state = specimenState(ground, variants[0]?.part ?? {});
      pieces.push({ input: await render(state, WIDTH_PX, HEIGHT_PX), left, top: y });
      pieces.push({ input: await label(name, WIDTH_PX, false), left, top: y + HEIGHT_PX + 4 });
    }
    top += Math.ceil(group.specimens.length / COLUMNS) * (HEIGHT_PX + LABEL_PX + GAP_PX) + GAP_PX;
  }
  const width = GAP_PX + COLUMNS * (WIDTH_PX + GAP_PX);
  await sharp({ create: { width, height: top, channels: 3, background: PAPER } })
    .composite(pieces)
    .webp({ quality: 82 })
    .toFile(out);
  console.log(`${out}: ${width} × ${top} px`);
} finally {
  await server.stop();
}
