import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { entityTag } from "./entity-tag";
import type { CachedPicture } from "./render-cache";

/** Pictures as files of one directory. No method rejects; problems are logged once. */
export interface PictureFiles {
  /** The picture of a key, or null when there is none or its file is damaged (which is removed). */
  read(key: string): Promise<CachedPicture | null>;
  /** Writes whole files only: a reader never sees half a picture. */
  write(key: string, picture: CachedPicture): Promise<void>;
  remove(key: string): Promise<void>;
}

const NEWLINE = 10;
/** After cleaning, so much of the allowance is used; cleaning at every write would cost too much. */
const KEEP_SHARE = 0.8;

/**
 * Opens the files of a directory, which is made when it is first written to.
 * A file is one line of JSON (warnings, expiry, entity tag) and the bytes; the tag proves the bytes on reading.
 */
export function createPictureFiles(directory: string, maxBytes: number): PictureFiles {
  let usedBytes: number | null = null;
  let cleaning: Promise<void> | null = null;
  let complained = false;
  let serial = 0;
  const fileOf = (key: string) => join(directory, `${key}.picture`);

  const complain = (error: unknown) => {
    if (!complained) console.error("The render cache cannot use its directory:", error);
    complained = true;
  };

  async function remove(key: string): Promise<void> {
    await rm(fileOf(key), { force: true }).catch(complain);
  }

  async function listFiles() {
    const names = await readdir(directory);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(directory, name);
        // Another process may have cleaned up meanwhile.
        const found = await stat(path).catch(() => null);
        return found?.isFile() ? [{ path, sizeBytes: found.size, usedAt: found.mtimeMs }] : [];
      }),
    );
    return files.flat();
  }

  /** Removes what was used longest ago until a fifth of the allowance is free. */
  async function clean(): Promise<void> {
    const files = (await listFiles()).sort((a, b) => b.usedAt - a.usedAt);
    let kept = 0;
    for (const { path, sizeBytes } of files) {
      if (kept + sizeBytes <= maxBytes * KEEP_SHARE) kept += sizeBytes;
      else await rm(path, { force: true });
    }
    usedBytes = kept;
  }

  return {
    async read(key) {
      const content = await readFile(fileOf(key)).catch(() => null);
      if (!content) return null;
      const picture = parsePicture(content);
      if (!picture) {
        await remove(key);
        return null;
      }
      const now = new Date();
      await utimes(fileOf(key), now, now).catch(() => undefined);
      return picture;
    },
    async write(key, { bytes, warnings, etag, expiresAt }) {
      const head = Buffer.from(`${JSON.stringify({ warnings, etag, expiresAt })}\n`);
      serial += 1;
      const unfinished = join(directory, `${key}.${process.pid}-${serial}.part`);
      try {
        await mkdir(directory, { recursive: true });
        const file = await open(unfinished, "wx", 0o600);
        try {
          await file.writev([head, bytes]);
        } finally {
          await file.close();
        }
        await rename(unfinished, fileOf(key));
        usedBytes ??= (await listFiles()).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
        usedBytes += head.byteLength + bytes.byteLength;
        if (usedBytes > maxBytes) {
          cleaning ??= clean().finally(() => {
            cleaning = null;
          });
          await cleaning;
        }
      } catch (error) {
        complain(error);
        await rm(unfinished, { force: true }).catch(() => undefined);
      }
    },
    remove,
  };
}

function parsePicture(content: Buffer): CachedPicture | null {
  const end = content.indexOf(NEWLINE);
  if (end < 0) return null;
  try {
    const head = JSON.parse(content.toString("utf8", 0, end)) as Omit<CachedPicture, "bytes">;
    const bytes = content.subarray(end + 1);
    return entityTag(bytes) === head.etag ? { ...head, bytes } : null;
  } catch {
    return null;
  }
}
