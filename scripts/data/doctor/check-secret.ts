import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "@/lib/data/engine";
import { openShareToken } from "@/lib/data/share-token";
import { env } from "@/lib/env";
import { SECRET_FILE } from "../backup-command";
import { closedToOthers } from "./check-directory";
import type { Finding } from "./finding";

const subject = "secret key";

/** Whether there is a key, and who can read it. */
export function checkSecret(fix: boolean): Finding {
  const { SECRET_KEY, DATABASE_URL, DATA_DIR } = env();
  if (SECRET_KEY) return { state: "ok", subject, text: "SECRET_KEY is set; keep a copy with your backups" };
  if (DATABASE_URL) {
    const text =
      "with DATABASE_URL it is required: set SECRET_KEY, the same on every machine (openssl rand -base64 48)";
    return { state: "MEND", subject, text };
  }
  const file = join(DATA_DIR, SECRET_FILE);
  if (!existsSync(file)) return { state: "ok", subject, text: "none yet; it is made when needed" };
  return closedToOthers(file, subject, 0o600, fix);
}

/** Whether the key is the one that links of shares were sealed under. */
export async function checkSecretFits({ kysely }: Engine): Promise<Finding> {
  const { SECRET_KEY, DATABASE_URL } = env();
  const rows = await kysely.selectFrom("shares").select("token_sealed").where("kind", "=", "link").execute();
  if (rows.length > 0 && DATABASE_URL && !SECRET_KEY) {
    return {
      state: "MEND",
      subject,
      text: `${rows.length} links of shares cannot be read without SECRET_KEY`,
    };
  }
  const lost = rows.filter(
    ({ token_sealed }) => token_sealed && openShareToken(token_sealed) === null,
  ).length;
  if (lost === 0) return { state: "ok", subject, text: `fits the ${rows.length} links of shares` };
  const text = `${lost} of ${rows.length} links of shares were sealed under another key; put the old key back, or have their owners revoke them and make new ones`;
  return { state: "MEND", subject, text };
}
