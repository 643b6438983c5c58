/**
 * Keeps a second process away from the embedded database, which has no lock of its own: two processes on one folder lose
 * each other's rows. Covered: processes of one machine, by a name that the kernel frees when its process ends, however it
 * ends; machines and containers that share the folder, by a file in it that its owner renews. Left open: two machines
 * that start within the same instant.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

/** Somebody else has the folder open. */
export class DirectoryInUseError extends Error {
  override readonly name = "DirectoryInUseError";
  constructor(directory: string, owner: string) {
    super(
      `The database in ${directory} is in use by ${owner}. One process at a time can have it: stop the other one, set ` +
        "DATA_DIR to another folder, or give both a PostgreSQL with DATABASE_URL.",
    );
  }
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly renewedAt: number;
}

const RENEW_MS = 5000;
const STALE_MS = 20_000;

/**
 * Takes a folder for this process; creates it when it is missing.
 * @returns what gives it back.
 * @throws DirectoryInUseError naming the process that has it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const ownerFile = join(directory, "owner.json");
  const server = await claimName(realpathSync(directory)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new DirectoryInUseError(directory, nameOf(readOwner(ownerFile)));
  });
  const owner = readOwner(ownerFile);
  if (owner && owner.host !== hostname() && Date.now() - owner.renewedAt < STALE_MS) {
    server.close();
    throw new DirectoryInUseError(directory, nameOf(owner));
  }
  const renew = () => {
    const mine: Owner = { pid: process.pid, host: hostname(), renewedAt: Date.now() };
    writeFileSync(ownerFile, JSON.stringify(mine));
  };
  renew();
  const timer = setInterval(renew, RENEW_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    rmSync(ownerFile, { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Listens under a name made from the folder's path: a second process cannot. */
function claimName(path: string): Promise<Server> {
  const name = `affiche-${createHash("sha256").update(path).digest("hex").slice(0, 32)}`;
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(addressOf(name), () => resolve(server));
  });
}

/** Linux and Windows have names that vanish with their process; elsewhere a socket file has to do. */
function addressOf(name: string): string {
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Owner;
  } catch {
    // No file, or one that is just being written: nobody whom we could name.
    return null;
  }
}

const nameOf = (owner: Owner | null) => (owner ? `process ${owner.pid} on ${owner.host}` : "another process");
