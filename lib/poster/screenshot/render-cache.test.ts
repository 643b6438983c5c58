import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { entityTag } from "./entity-tag";
import { type CachedPicture, createRenderCache } from "./render-cache";

let root = "";
let directory = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "render-cache-"));
  directory = join(root, "pictures");
});
afterEach(() => rmSync(root, { recursive: true }));

const picture = (fill: number, options: Partial<CachedPicture> = {}, sizeBytes = 1000): CachedPicture => {
  const bytes = new Uint8Array(sizeBytes).fill(fill);
  return { bytes, warnings: ["“Photo” was not found"], etag: entityTag(bytes), expiresAt: null, ...options };
};
const plain = (found: CachedPicture | null) => found && { ...found, bytes: [...found.bytes] };

describe("render cache", () => {
  it("gives back what it was given, also after a restart", async () => {
    await createRenderCache({ directory }).set("a", picture(10));
    const found = await createRenderCache({ directory }).get("a");
    expect(plain(found)).toEqual(plain(picture(10)));
    expect(await createRenderCache({ directory }).get("b")).toBeNull();
  });

  it("gives out nothing that has expired, from memory or file", async () => {
    let now = 1000;
    const options = { directory, clock: () => now };
    const cache = createRenderCache(options);
    await cache.set("a", picture(1, { expiresAt: 2000 }));
    now = 1999;
    expect(await cache.get("a")).not.toBeNull();
    now = 2000;
    expect(await cache.get("a")).toBeNull();
    expect(await createRenderCache(options).get("a")).toBeNull();
    expect(readdirSync(directory)).toEqual([]);
  });

  it("never gives out a damaged file, and removes it", async () => {
    await createRenderCache({ directory }).set("a", picture(1));
    const [name = ""] = readdirSync(directory);
    const whole = readFileSync(join(directory, name));
    const flipped = Buffer.from(whole);
    flipped[whole.length - 1] = 2;
    for (const damaged of [whole.subarray(0, -1), flipped, Buffer.from("x"), Buffer.from("{}\n")]) {
      writeFileSync(join(directory, name), damaged);
      expect(await createRenderCache({ directory }).get("a")).toBeNull();
      expect(readdirSync(directory)).toEqual([]);
    }
  });

  it("keeps its files within bounds, and those used last", async () => {
    const cache = createRenderCache({ directory, maxDiskBytes: 10_000, maxMemoryBytes: 1 });
    for (let i = 0; i < 30; i++) await cache.set(`key${i}`, picture(i));
    const total = readdirSync(directory).reduce(
      (sum, name) => sum + readFileSync(join(directory, name)).length,
      0,
    );
    expect(total).toBeLessThanOrEqual(10_000);
    expect(await cache.get("key29")).not.toBeNull();
    expect(await cache.get("key0")).toBeNull();
  });

  it("keeps memory within bounds", async () => {
    const cache = createRenderCache({ directory: null, maxMemoryBytes: 8 * 1512 });
    for (let i = 0; i < 30; i++) await cache.set(`key${i}`, picture(i));
    const held = await Promise.all(Array.from({ length: 30 }, (_, i) => cache.get(`key${i}`)));
    expect(held.filter(Boolean)).toHaveLength(8);
  });

  it("survives many writers of one key and leaves no unfinished file", async () => {
    const cache = createRenderCache({ directory });
    await Promise.all(Array.from({ length: 20 }, (_, i) => cache.set("a", picture(i))));
    expect(readdirSync(directory)).toEqual(["a.picture"]);
    expect(await createRenderCache({ directory }).get("a")).not.toBeNull();
  });

  it("works on when it cannot write", async () => {
    writeFileSync(directory, "a file in the way");
    const cache = createRenderCache({ directory });
    await cache.set("a", picture(1));
    expect(await cache.get("a")).not.toBeNull();
  });
});
