import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it, vi } from "vitest";
import { findRedis } from "@/scripts/test/find-service";
import type { ImageCache } from "./image-cache";
import type { ProxiedImage } from "./judge-image";
import { createMemoryImageCache } from "./memory-cache";
import { createRedisImageCache } from "./redis-cache";

const redis = await findRedis("the tests of the shared image cache");

const image = (letter: string, bytes = 1000): ProxiedImage => ({
  bytes: Buffer.alloc(bytes, letter),
  contentType: "image/png",
  etag: `"${letter}"`,
});
const ROOM = 10_000;
const open: readonly [string, boolean, () => ImageCache][] = [
  ["memory", true, () => createMemoryImageCache(() => 0, ROOM)],
  [
    "Redis",
    redis.available,
    () => createRedisImageCache(redis.url, { maxBytes: ROOM, prefix: `{test:${randomUUID()}}` }),
  ],
];

describe.each(open)("the image cache in %s", (_name, available, make) => {
  const opened: ImageCache[] = [];
  const start = () => {
    const cache = make();
    opened.push(cache);
    return cache;
  };
  afterAll(() => Promise.all(opened.map((cache) => cache.close())));

  it.runIf(available)("gives back what it was given", async () => {
    const cache = start();
    expect(await cache.get("http://a.test/")).toBeNull();
    await cache.set("http://a.test/", image("a"));
    const found = await cache.get("http://a.test/");
    expect(found).toMatchObject({ contentType: "image/png", etag: '"a"' });
    expect(Buffer.from(found?.bytes ?? []).equals(Buffer.alloc(1000, "a"))).toBe(true);
  });

  it.runIf(available)(
    "holds no more than it may; the oldest goes first, and a new version takes the place of the old",
    async () => {
      const cache = start();
      for (const letter of "aabcdefghij") await cache.set(`http://${letter}.test/`, image(letter, 2000));
      const found = await Promise.all([..."abcdefghij"].map((letter) => cache.get(`http://${letter}.test/`)));
      const kept = found.filter((each) => each !== null);
      expect(kept.length).toBeGreaterThanOrEqual(3);
      expect(kept.length).toBeLessThanOrEqual(5);
      expect(found.at(0)).toBeNull();
      expect(found.at(-1)).toMatchObject({ etag: '"j"' });
    },
  );
});

it("forgets after an hour", async () => {
  let now = 0;
  const cache = createMemoryImageCache(() => now);
  await cache.set("http://a.test/", image("a"));
  now = 3_599_999;
  expect(await cache.get("http://a.test/")).not.toBeNull();
  now = 3_600_000;
  expect(await cache.get("http://a.test/")).toBeNull();
});

it("does without Redis while it does not answer", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue(undefined);
  const cache = createRedisImageCache("redis://127.0.0.1:1");
  await cache.set("http://a.test/", image("a"));
  expect(await cache.get("http://a.test/")).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
  await cache.close();
});
