/**
 * Makes the bundled models, and puts three.js's Draco decoder where browsers can load it.
 * Usage: npx tsx scripts/make-models/make-models.ts [--out folder]
 * The same program gives the same bytes; a test makes them again and compares.
 */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { BUNDLED_MODELS } from "@/lib/poster/models/bundled-models";
import { buildModel } from "./build-model";
import { DECODER_FILES } from "./decoder-files";

const { values } = parseArgs({ options: { out: { type: "string", default: "public" } } });

mkdirSync(`${values.out}/models`, { recursive: true });
for (const { id, url } of BUNDLED_MODELS) {
  const bytes = await buildModel(id);
  writeFileSync(`${values.out}${url}`, bytes);
  console.log(`${url} ${(bytes.byteLength / 1024).toFixed(1)} kB`);
}
mkdirSync(`${values.out}/decoders/draco`, { recursive: true });
for (const { from, to } of DECODER_FILES) copyFileSync(from, `${values.out}/${to}`);
