import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { z } from "zod";
import { Refusal } from "../command";

/** The file that says what is in a backup. */
export const MANIFEST_FILE = "manifest.json";

const manifestSchema = z.object({
  format: z.literal("affiche-backup"),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  engine: z.enum(["embedded", "postgres"]),
  /** Where the secret key is: in the backup, in the environment of the old install, or nowhere, for none was made. */
  secret: z.enum(["included", "environment", "none"]),
  /** Versions of the migrations that had run. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ columns: z.array(z.string()), rows: z.int().min(0) })),
  /** SHA-256 (hex) of every other file in the backup, by its path with slashes. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

/** What a backup says about itself. */
export type Manifest = z.output<typeof manifestSchema>;

/** The hashes of every file in a folder, the manifest left out. */
export async function hashFiles(folder: string): Promise<Manifest["files"]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Manifest["files"] = {};
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    if (entry.isDirectory() || name === MANIFEST_FILE) continue;
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    hashes[name] = hash.digest("hex");
  }
  return hashes;
}

/** Reads the manifest of an unpacked backup and checks every file against it. @throws Refusal naming what is wrong. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), "utf8").catch(() => {
    throw new Refusal(
      `It is no backup of Affiche, or its end is missing: there is no ${MANIFEST_FILE} in it.`,
    );
  });
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Refusal(
      "Its manifest cannot be read: it is damaged, or was made by a newer version of Affiche.",
    );
  }
  const found = await hashFiles(folder);
  const { files } = parsed.data;
  const wrong = [...new Set([...Object.keys(files), ...Object.keys(found)])].filter(
    (name) => files[name] !== found[name],
  );
  if (wrong.length > 0) {
    throw new Refusal(
      `It is damaged: ${wrong.slice(0, 5).join(", ")} ${wrong.length === 1 ? "is" : "are"} not as backed up.`,
    );
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Told by the schema: undefined is no manifest.
    return undefined;
  }
}
