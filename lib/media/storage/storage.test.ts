import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startLiteProject } from "@/scripts/test/lite-project";
import { resetEnv } from "../../env";
import { createFolderStorage } from "./folder-storage";
import { type Storage, storage, supabaseFiles } from "./storage";
import { createSupabaseStorage } from "./supabase-storage";

const { SUPABASE_URL: liveUrl, SUPABASE_SERVICE_ROLE_KEY: liveKey } = process.env;
if (!liveUrl || !liveKey) {
  console.warn(
    "SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY are not set: storage on a real project is SKIPPED",
  );
}

/** A store that the contract is tested on, and what it is known not to do. */
interface Subject {
  readonly name: string;
  readonly available: boolean;
  readonly gaps: readonly string[];
  open(): Promise<{ storage: Storage; close(): Promise<void> }>;
}

/** No run meets another's files, on a real project either. */
const bucket = `test-${Date.now().toString(36)}`;

async function dropBucket(url: string, key: string): Promise<void> {
  const files = supabaseFiles(url, key);
  await files.emptyBucket(bucket);
  await files.deleteBucket(bucket);
}

const subjects: readonly Subject[] = [
  {
    name: "a folder",
    available: true,
    gaps: [],
    async open() {
      const folder = mkdtempSync(join(tmpdir(), "affiche-storage-"));
      const close = async () => rmSync(folder, { recursive: true, force: true });
      return { storage: createFolderStorage(folder, "uploads"), close };
    },
  },
  {
    name: "@supabase/lite",
    available: true,
    // 0.10.0 on Node closes a download before its body, and answers 500 to two uploads of one name at the same time.
    gaps: [
      "are what was put, to the byte, with their type",
      "may be a view of larger memory",
      "are replaced under the same name",
      "may come many at once, the same one among them",
    ],
    async open() {
      const project = await startLiteProject({
        configure: (config) => `${config}\n[storage]\nenabled = true\nfile_size_limit = "50MiB"\n`,
        environment: { EXPERIMENTAL_STORAGE: "1" },
        answersAt: "/storage/v1/bucket",
      });
      const files = supabaseFiles(project.url, project.serviceKey);
      return { storage: createSupabaseStorage(files, bucket, { public: true }), close: project.stop };
    },
  },
  {
    name: "a Supabase project",
    available: Boolean(liveUrl && liveKey),
    gaps: [],
    async open() {
      const [url = "", key = ""] = [liveUrl, liveKey];
      const opened = createSupabaseStorage(supabaseFiles(url, key), bucket, { public: true });
      return { storage: opened, close: () => dropBucket(url, key) };
    },
  },
];

describe.each(subjects)("stored files in $name", ({ available, gaps, open }) => {
  let store: Storage;
  let close: () => Promise<void>;
  const test = (title: string, body: () => Promise<void>) =>
    (gaps.includes(title) ? it.fails : it.skipIf(!available))(title, { timeout: 30_000 }, body);

  beforeAll(async () => {
    if (!available) return;
    ({ storage: store, close } = await open());
  }, 120_000);
  afterAll(async () => {
    if (available) await close();
  });

  test("are what was put, to the byte, with their type", async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
    await store.put("ab01.png", bytes, "image/png");
    const found = await store.get("ab01.png");
    expect(found?.contentType).toBe("image/png");
    expect(Buffer.compare(found?.bytes ?? new Uint8Array(), bytes)).toBe(0);
    expect(await store.has("ab01.png")).toBe(true);
  });

  test("may be a view of larger memory", async () => {
    const memory = Buffer.from("before-the file-after");
    await store.put("ab02.txt", memory.subarray(7, 15), "text/plain");
    expect(Buffer.from((await store.get("ab02.txt"))?.bytes ?? []).toString()).toBe("the file");
  });

  test("are replaced under the same name", async () => {
    await store.put("ab03.svg", Buffer.from("first"), "image/svg+xml");
    await store.put("ab03.svg", Buffer.from("second"), "image/svg+xml");
    expect(Buffer.from((await store.get("ab03.svg"))?.bytes ?? []).toString()).toBe("second");
  });

  test("are not there before they are put, and after they are deleted", async () => {
    expect(await store.get("ab04.png")).toBeNull();
    expect(await store.has("ab04.png")).toBe(false);
    await store.put("ab04.png", Buffer.from("x"), "image/png");
    await store.delete("ab04.png");
    await store.delete("ab04.png");
    expect(await store.get("ab04.png")).toBeNull();
    expect(await store.has("ab04.png")).toBe(false);
  });

  test("are listed", async () => {
    await store.put("cd05", Buffer.from("x"), "application/octet-stream");
    await store.put("ab05.gif", Buffer.from("x"), "image/gif");
    const names: string[] = [];
    for await (const found of store.list()) names.push(found);
    expect(names).toEqual(expect.arrayContaining(["cd05", "ab05.gif"]));
    expect(names.every((found) => /^[a-z0-9.]+$/.test(found))).toBe(true);
  });

  test("may come many at once, the same one among them", async () => {
    const bytes = Buffer.alloc(20_000, "y");
    const names = Array.from({ length: 12 }, (_, index) => `ef${index % 4}.webp`);
    await Promise.all(names.map((each) => store.put(each, bytes, "image/webp")));
    for (const each of names) expect((await store.get(each))?.bytes).toHaveLength(20_000);
  });

  test("have plain names only", async () => {
    for (const bad of [
      "../ab.png",
      "a/b.png",
      "",
      ".hidden",
      "A.png",
      "a..b",
      "a\\b",
      "a\0",
      "%2e%2e",
      `${"a".repeat(129)}`,
    ]) {
      await expect(store.put(bad, Buffer.from("x"), "image/png"), bad).rejects.toThrow(
        "no name of a stored file",
      );
      await expect(store.get(bad), bad).rejects.toThrow("no name of a stored file");
      await expect(store.has(bad), bad).rejects.toThrow("no name of a stored file");
      await expect(store.delete(bad), bad).rejects.toThrow("no name of a stored file");
    }
  });
});

describe("a folder of stored files", () => {
  const folder = mkdtempSync(join(tmpdir(), "affiche-storage-folder-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is sharded, and holds no drafts afterwards", async () => {
    const store = createFolderStorage(folder, "uploads");
    await store.put("abcd.png", Buffer.from("x"), "image/png");
    expect(readdirSync(join(folder, "uploads", "ab"))).toEqual(["abcd.png"]);
  });

  it("lists neither drafts of a process that died nor files beside the shards", async () => {
    const store = createFolderStorage(folder, "left");
    await store.put("abcd.png", Buffer.from("x"), "image/png");
    writeFileSync(join(folder, "left", "ab", ".draft-1"), "half");
    writeFileSync(join(folder, "left", "note.txt"), "note");
    const names: string[] = [];
    for await (const found of store.list()) names.push(found);
    expect(names).toEqual(["abcd.png"]);
  });

  it("replaces a link instead of writing through it", async () => {
    const store = createFolderStorage(folder, "links");
    await store.put("abcd.png", Buffer.from("x"), "image/png");
    const outside = join(folder, "outside");
    writeFileSync(outside, "untouched");
    symlinkSync(outside, join(folder, "links", "ab", "abce.png"));
    await store.put("abce.png", Buffer.from("new"), "image/png");
    expect(readFileSync(outside, "utf8")).toBe("untouched");
  });

  it("keeps nothing of a file that could not be written", async () => {
    const store = createFolderStorage(folder, "blocked");
    writeFileSync(join(folder, "blocked"), "a file where the folder should be");
    await expect(store.put("abcd.png", Buffer.from("x"), "image/png")).rejects.toThrow();
    expect(await store.get("abcd.png")).toBeNull();
  });
});

describe("the store of this install", () => {
  const folder = mkdtempSync(join(tmpdir(), "affiche-storage-env-"));
  afterEach(() => {
    vi.unstubAllEnvs();
    resetEnv();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is a folder for each area below DATA_DIR, and one object for each", async () => {
    vi.stubEnv("DATA_DIR", folder);
    vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", "");
    resetEnv();
    await storage("uploads").put("abcd.png", Buffer.from("x"), "image/png");
    await storage("sites").put("abcd", Buffer.from("y"), "text/html");
    expect(existsSync(join(folder, "uploads", "ab", "abcd.png"))).toBe(true);
    expect(existsSync(join(folder, "sites", "ab", "abcd"))).toBe(true);
    expect(storage("uploads")).toBe(storage("uploads"));
  });

  it("says which project does not answer", async () => {
    vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", "http://127.0.0.1:9");
    vi.stubEnv("SUPABASE_SERVICE_ROLE_KEY", "key");
    resetEnv();
    const silent = (what: string) => ({
      code: "UPSTREAM_FAILED",
      cause: { message: expect.stringContaining(`Supabase Storage could not ${what} uploads`) },
    });
    const putting = storage("uploads").put("ab.png", Buffer.from("x"), "image/png");
    await expect(putting).rejects.toMatchObject(silent("make the bucket"));
    await expect(storage("uploads").get("ab.png")).rejects.toMatchObject(silent("make the bucket"));
  });
});
