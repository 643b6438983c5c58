/**
 * Keys of this install. Threat: a database dump or a log from which tokens can be read or made. Covered: signing and
 * sealing keys are derived (HKDF) from one secret that is neither in the database nor in a log, one key for each purpose;
 * sealed texts are authenticated (AES-256-GCM). Left open: whoever reads the environment or DATA_DIR has the secret.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "../env";

/**
 * A key for one purpose.
 * @param purpose names the use, like `share-tokens`; another purpose gives an unrelated key.
 * @throws Error when DATABASE_URL is set without SECRET_KEY: machines that share a database must share the key.
 */
export function deriveKey(purpose: string, bytes = 32): Buffer {
  return Buffer.from(hkdfSync("sha256", masterSecret(), "affiche", purpose, bytes));
}

/** Encrypts a text so that only this install can read it. @param purpose as for {@link deriveKey}. */
export function seal(text: string, purpose: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Reads what {@link seal} made. @throws Error when it was changed, or sealed under another key. */
export function unseal(sealed: string, purpose: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", deriveKey(purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

function masterSecret(): string {
  const { SECRET_KEY, DATABASE_URL, DATA_DIR } = env();
  if (SECRET_KEY) return SECRET_KEY;
  if (DATABASE_URL) {
    throw new Error(
      "SECRET_KEY is not set. With DATABASE_URL it is required, 32 characters or more, the same on every machine: " +
        "openssl rand -base64 48",
    );
  }
  return secretOfDirectory(DATA_DIR);
}

const read = new Map<string, string>();

/** The secret of an embedded install, made once and readable by its owner alone. */
function secretOfDirectory(dataDir: string): string {
  const known = read.get(dataDir);
  if (known) return known;
  const file = join(dataDir, "secret-key");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  makeIfMissing(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} holds no secret of 32 characters or more`);
  read.set(dataDir, secret);
  return secret;
}

/** Written beside its place and linked into it: nobody ever reads half a secret, and the first one stays. */
function makeIfMissing(file: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    chmodSync(file, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
