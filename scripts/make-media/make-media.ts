/**
 * Draws the bundled pictures.
 * Usage: npx tsx scripts/make-media/make-media.ts [scene …] [--scale 0.25] [--samples 2] [--out folder]
 * Without scenes: all of them, about half an hour without a GPU. The browser is the one that renders posters.
 */
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { env } from "@/lib/env";
import { findBrowser } from "@/lib/poster/screenshot/find-browser";
import { denoise } from "./denoise";
import { develop } from "./develop";
import { renderScene } from "./render-scene";
import { SCENES, type Scene } from "./scenes";

/** Longer side of a thumbnail. */
const THUMBNAIL_PX = 320;

const here = fileURLToPath(new URL(".", import.meta.url));
const read = (path: string) => readFileSync(`${here}${path}`, "utf8");

function fragmentSource(scene: Scene): string {
  const defines = Object.entries(scene.defines).map(([name, value]) => `#define ${name} ${value}`);
  const chunks = scene.chunks.map((chunk) => read(`glsl/${chunk}.glsl`));
  const body = read(`scenes/${scene.id}.glsl`);
  return [read("glsl/frame.glsl"), ...defines, ...chunks, body, read("glsl/main.glsl")].join("\n");
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: "string", default: "1" },
    samples: { type: "string" },
    out: { type: "string", default: "public/media" },
  },
});
const scale = Number(values.scale);
const chosen = SCENES.filter((scene) => positionals.length === 0 || positionals.includes(scene.id));
mkdirSync(`${values.out}/thumbnails`, { recursive: true });

const found = await findBrowser();
if (!found) throw new Error("No Chromium was found; set CHROMIUM_PATH");
const browser = await chromium.launch({
  executablePath: found.path,
  args: found.args,
  env: { PATH: env().PATH, ...found.env },
});
try {
  for (const scene of chosen) {
    const startedMs = Date.now();
    const page = await browser.newPage();
    const widthPx = Math.round(scene.widthPx * scale);
    const heightPx = Math.round(scene.heightPx * scale);
    const exposure = await renderScene(page, {
      fragmentSource: fragmentSource(scene),
      widthPx,
      heightPx,
      samples: Number(values.samples ?? scene.samples),
    });
    await page.close();
    const light = scene.denoise ? denoise(exposure, widthPx, heightPx, scene.denoise) : exposure.light;
    const bytes = develop(light, widthPx, heightPx, scene.development);
    const path = `${values.out}/${scene.id}.webp`;
    await sharp(bytes, { raw: { width: widthPx, height: heightPx, channels: 3 } })
      .webp({ quality: scene.quality, effort: 6 })
      .toFile(path);
    const thumbnail = { width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: "inside" } as const;
    await sharp(path)
      .resize(thumbnail)
      .webp({ quality: 78, effort: 6 })
      .toFile(`${values.out}/thumbnails/${scene.id}.webp`);
    const kilobytes = Math.round(statSync(path).size / 1024);
    console.log(
      `${path}  ${widthPx}×${heightPx}  ${kilobytes} kB  ${Math.round((Date.now() - startedMs) / 1000)} s`,
    );
  }
} finally {
  await browser.close();
}
