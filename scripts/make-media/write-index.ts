/**
 * Writes lib/poster/images/bundled.gen.ts from the words of every picture and from its file: size, orientation and
 * brightness are measured, not claimed.
 * Usage: npx tsx scripts/make-media/write-index.ts
 */
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { luminanceOf, orientationOf } from "@/lib/poster/images/image-provider";
import { DRAWN } from "./drawn";
import { POSTERS } from "./posters";

const TARGET = "lib/poster/images/bundled.gen.ts";

/** Rec. 709. */
const LUMA = [0.2126, 0.7152, 0.0722];

const lines: string[] = [];
for (const { id, alt, type, tags } of [...DRAWN, ...POSTERS]) {
  const picture = sharp(`public/media/${id}.webp`);
  const { width, height } = await picture.metadata();
  const { channels } = await picture.stats();
  const mean = channels.reduce((sum, channel, index) => sum + channel.mean * (LUMA[index] ?? 0), 0);
  const measured = {
    width,
    height,
    orientation: orientationOf(width, height),
    type,
    luminance: luminanceOf(mean),
  };
  const words = { tags: tags.split(",").map((tag) => tag.trim()) };
  lines.push(`  ${JSON.stringify({ id, file: `${id}.webp`, alt, ...measured, ...words })},`);
}
writeFileSync(
  TARGET,
  `// Written by scripts/make-media/write-index.ts.\nimport type { BundledImage } from "./bundled";\n\n/** Every bundled picture. */\nexport const BUNDLED_IMAGES: readonly BundledImage[] = [\n${lines.join("\n")}\n];\n`,
);
console.log(`${lines.length} pictures in ${TARGET}`);
