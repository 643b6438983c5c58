import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { ImageCache } from "./image-cache";
import type { ProxiedImage } from "./judge-image";
import { createMemoryImageCache } from "./memory-cache";
import { createRedisImageCache } from "./redis-cache";

const redisUrl = process.env.REDIS_URL || "redis://127.0.0.1:6379";
const redisListens = await new Promise<boolean>((resolve) => {
  const { hostname, port } = new URL(redisUrl);
  const socket = connect(Number(port || 6379), hostname)
    .on("connect", () => resolve(true))
    .on("error", () => resolve(false));
  socket.setTimeout(2000, () => resolve(false)).unref();
});
if (!redisListens) {
  const message = `No Redis answers at ${redisUrl}: the tests of the shared image cache are SKIPPED`;
  if (process.env.REQUIRE_SERVICES === "1") throw new Error(message);
  console.warn(message);
}

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
    redisListens,
    () => createRedisImageCache(redisUrl, { maxBytes: ROOM, prefix: `{test:${randomUUID()}}` }),
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
