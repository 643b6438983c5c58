import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { imageDimensionsFromData } from "image-dimensions";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type BrowserPool, createBrowserPool, type PoolOptions } from "./browser-pool";
import type { SurfaceAnswer } from "./surface-protocol";
import { type LocalServer, startLocalServer } from "./test/local-server";
import { needBrowser } from "./test/need-browser";
import { smallPng, startSurfaceServer, testState } from "./test/surface-server";

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const choice = await needBrowser();

const directories = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`affiche-browser-${process.pid}-`));
const bytesOf = (answer: SurfaceAnswer) => {
  if (!answer.ok) throw new Error(answer.message);
  return Buffer.from(answer.base64, "base64");
};
const warningsOf = (answer: SurfaceAnswer) => (answer.ok ? answer.warnings : []);
/** Whether a process runs; one that has ended and waits to be collected does not. */
const isAlive = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

describe.skipIf(!choice)("browser pool", () => {
  let app: LocalServer;
  let inside: LocalServer;
  let pool: BrowserPool;

  const makePool = (options: Partial<PoolOptions> = {}) => {
    pool = createBrowserPool({
      findBrowser: async () => choice,
      origin: () => app.origin,
      fetchOutside: async (url) => {
        if (!url.startsWith("http://outside.test/")) throw new Error("refused");
        return { contentType: "text/plain", bytes: new TextEncoder().encode(`from ${url}`) };
      },
      size: 1,
      ...options,
    });
    return pool;
  };

  beforeAll(async () => {
    inside = await startLocalServer((_, response) => response.end("inside"));
    app = await startSurfaceServer(() => inside.origin);
  });
  afterEach(async () => {
    await pool.close();
    expect(directories()).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([app.close(), inside.close()]);
  });

  it("draws a picture of the asked size and type, in every format", async () => {
    makePool();
    for (const format of ["png", "jpeg", "webp"] as const) {
      const bytes = bytesOf(await pool.capture(testState(), { ...smallPng, format }));
      expect(imageDimensionsFromData(bytes)).toMatchObject({
        width: 120,
        height: 100,
        type: format,
      });
    }
  });

  it("gives the same bytes for the same request, on every page, twenty times", async () => {
    makePool({ size: 2 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => pool.capture(testState(), smallPng)));
    expect(new Set(answers.map((answer) => bytesOf(answer).toString("hex"))).size).toBe(1);
    expect(pool.openPages).toBe(2);
  });

  it("contacts no address inside the machine, whatever asks for it", async () => {
    makePool();
    const { port } = new URL(inside.origin);
    const addresses = [
      `${inside.origin}/a`,
      `http://localhost:${port}/b`,
      `http://[::1]:${port}/c`,
      `http://0x7f000001:${port}/d`,
      `http://2130706433:${port}/e`,
      `http://169.254.169.254/latest/meta-data/`,
      "file:///etc/passwd",
      `${app.origin}/api/secret`,
    ];
    const probes = addresses.flatMap((url) =>
      (["fetch", "image"] as const).map((probe) => [probe, url] as const),
    );
    const sockets = [
      ["socket", `ws://127.0.0.1:${port}/ws`],
      ["socket", `${app.origin.replace("http", "ws")}/ws`],
      ["frame", `${inside.origin}/frame`],
      ["popup", `${inside.origin}/popup`],
      ["post", `${app.origin}/media/note.txt`],
      ["redirect", `${app.origin}/media/away`],
    ] as const;
    const before = app.hits.length;
    const answer = await pool.capture(testState({ probes: [...probes, ...sockets] }), smallPng);
    expect(inside.hits).toEqual([]);
    expect(app.hits.slice(before).filter((hit) => /secret|ws|POST/.test(hit))).toEqual([]);
    expect(
      warningsOf(answer)
        .slice(0, probes.length)
        .every((line) => line.startsWith("failed")),
    ).toBe(true);
  });

  it("hands over the app's own media and files that this process fetched", async () => {
    makePool();
    const probes = [
      ["fetch", "/media/note.txt"],
      ["fetch", "http://outside.test/photo"],
    ] as const;
    const answer = await pool.capture(testState({ probes }), smallPng);
    expect(warningsOf(answer)).toEqual(["own media", "from http://outside.test/photo"]);
  });

  it("cuts a picture off at its time limit and draws the next one", async () => {
    makePool({ pictureTimeoutMs: 2000 });
    await pool.warm();
    for (const program of [{ hang: true }, { never: true }]) {
      await expect(pool.capture(testState(program), smallPng)).rejects.toMatchObject({
        code: "RENDER_TIMEOUT",
      });
    }
    expect(bytesOf(await pool.capture(testState(), smallPng)).length).toBeGreaterThan(100);
  });

  it("refuses what is too much, at once, and what waits too long", async () => {
    makePool({ maxWaiting: 1, maxWaitMs: 200 });
    await pool.warm();
    const first = pool.capture(testState({ pauseMs: 800 }), smallPng);
    const second = pool.capture(testState(), smallPng);
    const refusal = { code: "RENDER_UNAVAILABLE", options: { retryAfterSeconds: 5 } };
    await expect(pool.capture(testState(), smallPng)).rejects.toMatchObject(refusal);
    await expect(second).rejects.toMatchObject(refusal);
    expect((await first).ok).toBe(true);
    expect(pool.waiting).toBe(0);
  });

  it("starts again after its browser is killed, and loses no job", async () => {
    makePool({ size: 2 });
    await pool.warm();
    const killed = pool.browser;
    const processes = (await killed?.processes()) ?? [];
    expect(processes[0]?.kind).toBe("browser");
    const jobs = Array.from({ length: 5 }, () => pool.capture(testState({ pauseMs: 200 }), smallPng));
    process.kill(processes[0]?.pid ?? 0, "SIGKILL");
    expect((await Promise.all(jobs)).every(({ ok }) => ok)).toBe(true);
    await killed?.gone;
    expect(pool.browser).not.toBe(killed);
    expect(directories()).toHaveLength(1);
    await expect.poll(() => processes.filter(({ pid }) => isAlive(pid))).toEqual([]);
  });

  it("replaces a page whose own process dies", async () => {
    makePool();
    await pool.warm();
    const renderers = ((await pool.browser?.processes()) ?? []).filter(({ kind }) => kind === "renderer");
    const job = pool.capture(testState({ pauseMs: 300 }), smallPng);
    for (const { pid } of renderers) process.kill(pid, "SIGKILL");
    expect((await job).ok).toBe(true);
  });

  it("replaces a page after its number of pictures, keeping the browser", async () => {
    makePool({ picturesPerPage: 2 });
    const loads: (string | undefined)[] = [];
    for (let i = 0; i < 5; i++) {
      loads.push(warningsOf(await pool.capture(testState({ loads: true }), smallPng))[0]);
    }
    expect(loads).toEqual(["1", "2", "1", "2", "1"]);
  });

  it("loads the surface anew for every picture while its code is being written", async () => {
    makePool({ reloadEachTime: true });
    for (let i = 0; i < 3; i++) {
      expect(warningsOf(await pool.capture(testState({ loads: true }), smallPng))).toEqual(["1"]);
    }
  });

  it("replaces the browser when its memory grows", async () => {
    makePool({ maxBrowserBytes: 1 });
    const first = (await pool.warm().then(() => pool.browser)) ?? null;
    for (let i = 0; i < 11; i++) await pool.capture(testState(), smallPng);
    expect(pool.browser).not.toBe(first);
    expect(first?.isGone).toBe(true);
  });

  it("asks a second page before it believes that there are no graphics", async () => {
    makePool();
    const before = app.hits.length;
    expect(await pool.capture(testState({ graphics: true }), smallPng)).toMatchObject({
      ok: false,
      reason: "graphics",
    });
    expect(app.hits.slice(before)).toEqual(["GET /render-surface", "GET /render-surface"]);
  });

  it("says that there is no browser, and does not try again at once when one does not start", async () => {
    makePool({ findBrowser: async () => null });
    await expect(pool.capture(testState(), smallPng)).rejects.toMatchObject({ code: "RENDER_UNAVAILABLE" });
    let starts = 0;
    makePool({
      findBrowser: async () => {
        starts += 1;
        return { path: "/bin/false", source: "test", args: [], env: {} };
      },
    });
    const refused = { code: "RENDER_UNAVAILABLE" };
    await expect(pool.capture(testState(), smallPng)).rejects.toMatchObject(refused);
    await expect(pool.capture(testState(), smallPng)).rejects.toMatchObject(refused);
    expect(starts).toBe(1);
  });

  it("leaves nothing behind when it is closed in the middle of a picture", async () => {
    makePool();
    await pool.warm();
    const processes = (await pool.browser?.processes()) ?? [];
    const running = pool.capture(testState({ never: true }), smallPng);
    const waiting = pool.capture(testState(), smallPng);
    const outcomes = Promise.allSettled([running, waiting]);
    await pool.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect.poll(() => processes.filter(({ pid }) => isAlive(pid))).toEqual([]);
    expect(pool.browser).toBeNull();
  });
});
