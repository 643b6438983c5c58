import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The browser that is carried inside an npm package, unpacked. */
export interface PackagedBrowser {
  readonly path: string;
  /** What its process needs in its environment on a machine without the usual libraries or font settings. */
  readonly env: Readonly<Record<string, string>>;
}

const PACKAGE = "@sparticuz/chromium";

// The package unpacks into the shared temporary directory, where another user of the machine could have laid a file
// of that name before. A child process with a temporary directory of ours keeps everything in a private place.
const UNPACK = `
import chromium, { inflate } from "${PACKAGE}";
import { join } from "node:path";
await chromium.executablePath();
await inflate(join(process.argv[1], "bin", "al2023.tar.br"));
`;

/**
 * Unpacks the packaged browser once into `<dataDir>/chromium/<version>` and checks that it starts.
 * Several processes may do this at the same time: what is visible is always complete.
 * @returns null where the package is missing, is not for this platform, or its browser does not run.
 */
export async function findPackagedBrowser(
  dataDir: string,
  projectDir = process.cwd(),
): Promise<PackagedBrowser | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const packageDir = join(projectDir, "node_modules", PACKAGE);
  const version = await readVersion(join(packageDir, "package.json"));
  if (!version) return null;
  const directory = resolve(dataDir, "chromium", version);
  if (!existsSync(directory)) await unpack(packageDir, directory, projectDir);
  return proven(directory);
}

async function readVersion(file: string): Promise<string | null> {
  if (!existsSync(file)) return null;
  const { version } = JSON.parse(await readFile(file, "utf8")) as { version?: unknown };
  return typeof version === "string" && /^[\w.-]+$/.test(version) ? version : null;
}

async function unpack(packageDir: string, directory: string, projectDir: string): Promise<void> {
  const parent = resolve(directory, "..");
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const unpacking = await mkdtemp(join(parent, "unpacking-"));
  try {
    const script = ["--input-type=module", "-e", UNPACK, packageDir];
    await run(process.execPath, script, {
      cwd: projectDir,
      env: { NODE_ENV: "production", TMPDIR: unpacking },
      timeout: 120_000,
    });
    await chmod(join(unpacking, "chromium"), 0o700);
    await rename(unpacking, directory);
  } catch (cause) {
    await rm(unpacking, { recursive: true, force: true });
    // Another process may have been quicker; its copy is as good.
    if (!existsSync(directory)) throw new Error("The packaged browser could not be unpacked", { cause });
  }
}

async function proven(directory: string): Promise<PackagedBrowser | null> {
  const path = join(directory, "chromium");
  const fonts: Record<string, string> = existsSync("/etc/fonts/fonts.conf")
    ? {}
    : { FONTCONFIG_PATH: join(directory, "fonts") };
  const libraries = { ...fonts, LD_LIBRARY_PATH: join(directory, "al2023", "lib") };
  for (const env of [fonts, libraries]) if (await starts(path, env)) return { path, env };
  return null;
}

const starts = (path: string, env: Record<string, string>): Promise<boolean> =>
  run(path, ["--version"], { env: { NODE_ENV: "production", ...env }, timeout: 20_000 }).then(
    () => true,
    () => false,
  );
