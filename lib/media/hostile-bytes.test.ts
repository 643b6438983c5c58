import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../http/app-error";
import { prepareImage } from "./prepare-image";
import { animation, corners, exifOf, pngChunk, turnedJpeg, withChunks } from "./test/sample-images";

const RUNS = Number(process.env.HOSTILE_RUNS ?? 60);

const samples: [name: string, make: () => Promise<Buffer>][] = [
  ["PNG", () => corners().png().toBuffer()],
  ["turned PNG", async () => withChunks(await corners().png().toBuffer(), pngChunk("eXIf", exifOf(6)))],
  ["JPEG", () => corners().jpeg().toBuffer()],
  [
    "progressive, turned JPEG",
    async () => turnedJpeg(await corners().jpeg({ progressive: true }).toBuffer(), 5),
  ],
  ["GIF", () => animation().gif().toBuffer()],
  ["WebP", () => animation().webp().toBuffer()],
  ["AVIF", () => corners().avif().toBuffer()],
  ["animated AVIF", async () => readFileSync("lib/media/test/fixtures/animated.avif")],
  [
    "SVG",
    async () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="3"><g fill="url(#a)"><use href="#a"/></g></svg>',
      ),
  ],
];

/** Where bytes are replaced, and by what; most changes are near the start, where the structure is. */
const changes = fc.array(
  fc.record({
    at: fc.oneof(fc.nat(300), fc.nat(5000)),
    by: fc.oneof(fc.constantFrom(0, 1, 127, 128, 255), fc.nat(255)),
  }),
  { minLength: 1, maxLength: 8 },
);

describe("whatever bytes come, they are stored or refused in words", () => {
  it.each(samples)(
    "%s with changed bytes",
    async (_name, make) => {
      const sample = await make();
      await fc.assert(
        fc.asyncProperty(changes, fc.option(fc.nat(sample.length), { freq: 4 }), async (changed, end) => {
          const file = Buffer.from(sample.subarray(0, end ?? sample.length));
          for (const { at, by } of changed) if (file.length) file[at % file.length] = by;
          const failure = await prepareImage(file).then(
            () => null,
            (error: unknown) => error,
          );
          if (failure !== null && !(failure instanceof AppError)) throw failure;
          if (failure) expect([400, 413]).toContain(failure.status);
        }),
        { numRuns: RUNS },
      );
    },
    120_000,
  );
});
