import { systemClock } from "@/lib/clock";
import { BIN_DAYS, dueDocuments, purgeDeletedDocuments } from "@/lib/data/document-bin";
import type { Engine } from "@/lib/data/engine";
import { type StorageArea, storage } from "@/lib/media/storage/storage";
import { STORAGE_AREAS } from "../archive/stored-files";
import type { Finding } from "./finding";

/** Whether what rows mention is in storage, and what storage holds that no row mentions. */
export async function checkFiles(engine: Engine): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const area of STORAGE_AREAS) {
    const wanted = await mentioned(engine, area);
    const missing = new Set(wanted);
    const orphans: string[] = [];
    for await (const name of storage(area).list()) {
      missing.delete(name);
      if (!wanted.has(name)) orphans.push(name);
    }
    findings.push(verdict(area, wanted.size, [...missing], orphans));
  }
  return findings;
}

function verdict(
  subject: string,
  count: number,
  missing: readonly string[],
  orphans: readonly string[],
): Finding {
  const problems = [
    missing.length > 0
      ? `${missing.length} of ${count} files are missing (${some(missing)}): restore them from a backup`
      : "",
    orphans.length > 0
      ? `${orphans.length} files belong to nobody (${some(orphans)}); addresses that were given out may still lead to them, so remove them by hand only`
      : "",
  ].filter(Boolean);
  return problems.length === 0
    ? { state: "ok", subject, text: `all ${count} files are there, and no others` }
    : { state: "MEND", subject, text: problems.join("; ") };
}

const some = (names: readonly string[]) => names.slice(0, 3).join(", ") + (names.length > 3 ? ", …" : "");

async function mentioned({ kysely }: Engine, area: StorageArea): Promise<ReadonlySet<string>> {
  if (area === "uploads") {
    const rows = await kysely.selectFrom("uploads").select("file_name").execute();
    return new Set(rows.map(({ file_name }) => file_name));
  }
  const rows = await kysely.selectFrom("deployments").select("blobs").execute();
  return new Set(rows.flatMap(({ blobs }) => blobs));
}

/** Whether documents are past their time in the bin; removes them when it may. */
export async function checkBin(engine: Engine, fix: boolean): Promise<Finding> {
  const subject = "bin";
  if (fix) {
    const purged = await purgeDeletedDocuments(systemClock, engine);
    if (purged > 0) return { state: "fixed", subject, text: `removed ${purged} documents for good` };
  }
  const { length } = await dueDocuments(engine, systemClock).execute();
  return length === 0
    ? { state: "ok", subject, text: `nothing is older than ${BIN_DAYS} days` }
    : {
        state: "MEND",
        subject,
        text: `${length} documents have been in it for more than ${BIN_DAYS} days: npm run data -- doctor --fix`,
      };
}
