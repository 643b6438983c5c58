import { randomUUID } from "node:crypto";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, describe, expect, it, vi } from "vitest";
import { findRedis } from "@/scripts/test/find-service";
import { createMemoryStore } from "./memory-store";
import type { RateLimitStore } from "./rate-limit-store";
import { createRedisStore } from "./redis-store";

const redis = await findRedis("the tests of the Redis rate limiter");

const stores: [string, boolean, (factor: number) => RateLimitStore][] = [
  ["memory", true, (factor) => createMemoryStore(factor)],
  ["redis", redis.available, (factor) => createRedisStore(redis.url, factor, `affiche-test:${randomUUID()}`)],
];

describe.each(stores)("the %s rate limit store", (name, available, create) => {
  const opened: RateLimitStore[] = [];
  const open = (factor = 1) => {
    const store = create(factor);
    opened.push(store);
    return store;
  };
  afterAll(() => Promise.all(opened.map((store) => store.close())));

  it.runIf(available)(
    "allows as many as the class says, then refuses with the time that is left",
    async () => {
      const store = open();
      for (let count = 1; count <= 10; count++) {
        const verdict = await store.consume("render", "192.0.2.1");
        expect(verdict).toMatchObject({ allowed: true, limit: 10, remaining: 10 - count });
      }
      const refused = await store.consume("render", "192.0.2.1");
      expect(refused).toMatchObject({ allowed: false, remaining: 0 });
      expect(refused.resetSeconds).toBeGreaterThan(0);
      expect(refused.resetSeconds).toBeLessThanOrEqual(60);
    },
  );

  it.runIf(available)("keeps addresses and classes apart", async () => {
    const store = open();
    for (let count = 0; count < 11; count++) await store.consume("render", "192.0.2.1");
    expect((await store.consume("render", "192.0.2.2")).allowed).toBe(true);
    expect((await store.consume("state", "192.0.2.1")).allowed).toBe(true);
  });

  it.runIf(available)("takes one request back, and forgets a key", async () => {
    const store = open();
    const consume = async () => (await store.consume("render", "192.0.2.6")).remaining;
    await consume();
    await consume();
    await store.giveBack("render", "192.0.2.6");
    expect(await consume()).toBe(8);
    await store.forget("render", "192.0.2.6");
    expect(await consume()).toBe(9);
    await store.forget("render", "192.0.2.99");
  });

  it.runIf(available)("counts parallel requests exactly", async () => {
    const store = open();
    const verdicts = await Promise.all(
      Array.from({ length: 25 }, () => store.consume("render", "192.0.2.3")),
    );
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(10);
  });

  it.runIf(available && name === "redis")("shares its counts with other processes", async () => {
    const prefix = `affiche-test:${randomUUID()}`;
    const [first, second] = [createRedisStore(redis.url, 1, prefix), createRedisStore(redis.url, 1, prefix)];
    opened.push(first, second);
    await first.consume("render", "192.0.2.5");
    expect((await second.consume("render", "192.0.2.5")).remaining).toBe(8);
  });

  it.runIf(available)("multiplies by the factor", async () => {
    const verdict = await open(2.5).consume("render", "192.0.2.4");
    expect(verdict.limit).toBe(25);
  });
});

it("bounds the memory by forgetting the address that was seen longest ago", async () => {
  const store = createMemoryStore(1, 2);
  for (let count = 0; count < 11; count++) await store.consume("render", "first");
  await store.consume("render", "second");
  await store.consume("render", "third");
  expect((await store.consume("render", "first")).remaining).toBe(9);
});

describe("an outage of Redis", () => {
  const sentence = "Redis does not count requests";

  it("that refuses connections: this process counts by itself, at once", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const store = createRedisStore("redis://127.0.0.1:1", 1);
    for (let count = 0; count < 10; count++) await store.consume("render", "192.0.2.1");
    expect(await store.consume("render", "192.0.2.1")).toMatchObject({ allowed: false, remaining: 0 });
    expect(logged.mock.calls.map(([line]) => String(line).slice(0, sentence.length))).toEqual([sentence]);
    logged.mockRestore();
    await store.close();
  });

  it("that hangs: one request waits, the others do not", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const silent = createServer((socket) => socket.on("error", () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const store = createRedisStore(`redis://127.0.0.1:${port}`, 1);
    await store.consume("render", "192.0.2.1");
    const startedAt = performance.now();
    for (let count = 0; count < 8; count++) await store.consume("render", "192.0.2.1");
    expect(performance.now() - startedAt).toBeLessThan(400);
    expect(await store.consume("render", "192.0.2.1")).toMatchObject({ allowed: true, remaining: 0 });
    logged.mockRestore();
    await store.close();
    silent.close();
  });
});
