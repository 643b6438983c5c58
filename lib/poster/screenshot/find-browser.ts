import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { env as readEnv } from "../../env";
import { launchFlags } from "./launch-flags";
import { findPackagedBrowser } from "./packaged-browser";

/** A Chromium on this machine and how to start it. */
export interface BrowserChoice {
  readonly path: string;
  /** Where it was found, in words for a log line. */
  readonly source: string;
  readonly args: string[];
  /** Variables that its process needs besides the usual ones. */
  readonly env: Readonly<Record<string, string>>;
}

/** Where to look; the defaults are this process's. */
export interface BrowserSearch {
  readonly chromiumPath?: string | undefined;
  readonly searchPath: string;
  readonly dataDir: string;
  /** Playwright's own download, whether it exists or not. */
  readonly playwrightPath: () => string;
  readonly packaged: typeof findPackagedBrowser;
}

/** The headless shells first: without a browser's own interface to draw, a page opens three times as quickly. */
const SYSTEM_NAMES = [
  "chrome-headless-shell",
  "chromium-headless-shell",
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
];
const SYSTEM_PATHS = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/**
 * Finds a browser: CHROMIUM_PATH, then Playwright's own download, then the system's, then the packaged one.
 * @returns null when there is none.
 * @throws Error when CHROMIUM_PATH is set to something that cannot be run: a wish is never quietly ignored.
 */
export async function findBrowser(search: BrowserSearch = defaultSearch()): Promise<BrowserChoice | null> {
  const args = launchFlags({ isRoot: process.getuid?.() === 0 });
  const found = (path: string, source: string, env: Readonly<Record<string, string>> = {}) => ({
    path,
    source,
    args,
    env,
  });
  if (search.chromiumPath) {
    if (isExecutable(search.chromiumPath)) return found(search.chromiumPath, "CHROMIUM_PATH");
    throw new Error(
      `CHROMIUM_PATH is ${search.chromiumPath}, but there is no executable file; correct it or unset it`,
    );
  }
  const downloaded = search.playwrightPath();
  if (isExecutable(downloaded)) return found(downloaded, "Playwright's download");
  const system = [
    ...SYSTEM_NAMES.flatMap((name) =>
      search.searchPath
        .split(delimiter)
        .filter(Boolean)
        .map((directory) => join(directory, name)),
    ),
    ...SYSTEM_PATHS,
  ].find(isExecutable);
  if (system) return found(system, "the system");
  const packaged = await search.packaged(search.dataDir);
  return packaged ? found(packaged.path, "the npm package @sparticuz/chromium", packaged.env) : null;
}

function defaultSearch(): BrowserSearch {
  const { CHROMIUM_PATH, PATH, DATA_DIR } = readEnv();
  return {
    chromiumPath: CHROMIUM_PATH,
    searchPath: PATH,
    dataDir: DATA_DIR,
    playwrightPath: () => chromium.executablePath(),
    packaged: findPackagedBrowser,
  };
}

function isExecutable(path: string): boolean {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
