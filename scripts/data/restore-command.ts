/**
 * Puts a backup back. Threat: data that is there, lost; half of a backup taken for the whole; paths in a file that lead
 * elsewhere. Covered: everything is unpacked beside its place and checked by hash before anything is touched; only into
 * an empty place, or, when told so, what is there is moved aside and never deleted. Left open: who made the backup is not
 * checked; restore only files of your own.
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { extract, list } from "tar";
import { env } from "@/lib/env";
import { verifyBackup } from "./archive/manifest";
import { type Command, Refusal, readArguments } from "./command";
import { restoreEmbedded } from "./restore-embedded";
import { restorePostgres } from "./restore-postgres";

/** What a backup holds; anything else in it is left out. */
const EXPECTED =
  /^(manifest\.json|secret-key|tables\/[a-z_.]+\.jsonl|files\/(uploads|sites)\/[a-z0-9][a-z0-9._-]*)$/;

/** Puts a backup into an empty install. */
export const restoreCommand: Command = {
  usage: `restore <file.tar.gz> [--force]

  Puts a backup into an empty DATA_DIR, or an empty database when DATABASE_URL is set; either kind of backup goes into
  either. The file is checked before anything is touched.
  --force  moves what is there aside, and says where to; nothing is deleted`,

  async run(args, print) {
    const { positionals, values } = readArguments(args, { force: { type: "boolean", default: false } }, [
      "file.tar.gz",
    ]);
    const file = resolve(positionals[0] ?? "");
    if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
    const { DATABASE_URL, DATA_DIR } = env();
    // Beside its place, so that it is put there by renaming.
    if (!DATABASE_URL) await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
    const staging = await mkdtemp(join(DATABASE_URL ? tmpdir() : DATA_DIR, ".restoring-"));
    try {
      const backup = join(staging, "backup");
      await unpack(file, backup);
      const manifest = await verifyBackup(backup).catch((error: unknown) => {
        throw error instanceof Refusal
          ? new Refusal(`${file}: ${error.message} Nothing was changed.`)
          : error;
      });
      const restore = DATABASE_URL ? restorePostgres : restoreEmbedded;
      for (const line of await restore({ backup, manifest, staging, force: values.force })) print(line);
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
    return 0;
  },
};

async function unpack(file: string, folder: string): Promise<void> {
  await mkdir(folder);
  const filter = (path: string, entry: object) =>
    EXPECTED.test(path) && "type" in entry && (entry.type === "File" || entry.type === "OldFile");
  // Read to its end first: unpacking stops in the middle of its writing where the file does.
  await list({ file, strict: true })
    .then(() => extract({ file, cwd: folder, strict: true, filter, preserveOwner: false }))
    .catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Refusal(`${file} is no backup, or is damaged: ${reason}. Nothing was changed.`);
    });
}
