import { readFileSync } from "node:fs";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { env } from "../../env";
import {
  type BrowserDirectory,
  makeBrowserDirectory,
  removeBrowserDirectory,
  removeBrowserDirectoryNow,
  sweepBrowserDirectories,
} from "./browser-directory";
import type { BrowserChoice } from "./find-browser";
import { confinementFlags } from "./launch-flags";
import { onShutdown } from "./shutdown-hooks";

/** One operating-system process of a browser. */
export interface ProcessInfo {
  readonly pid: number;
  readonly kind: string;
  /** Resident memory in bytes; 0 where the system does not tell. */
  readonly residentBytes: number;
}

/** A running browser, owned by this process: it ends with it, whatever happens. */
export interface BrowserProcess {
  readonly version: string;
  newContext(): Promise<BrowserContext>;
  /** Its processes, the main one first. Empty once it is gone. */
  processes(): Promise<ProcessInfo[]>;
  /** Ends it, in an orderly way or after five seconds by force, and removes its files. */
  close(): Promise<void>;
  /** Resolves when it has ended for any reason and its files are removed. */
  readonly gone: Promise<void>;
  readonly isGone: boolean;
}

const LAUNCH_TIMEOUT_MS = 20_000;
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Starts a browser that can reach `origin` and nothing else.
 * @throws Error with the browser's own words when it does not start; nothing is left behind.
 */
export async function startBrowser(choice: BrowserChoice, origin: string): Promise<BrowserProcess> {
  sweepBrowserDirectories();
  const directory = makeBrowserDirectory();
  try {
    const context = await launch(choice, origin, directory);
    const browser = context.browser();
    if (!browser) throw new Error("The browser has no control connection");
    return await own(browser, directory);
  } catch (error) {
    await removeBrowserDirectory(directory);
    throw error;
  }
}

function launch(choice: BrowserChoice, origin: string, directory: BrowserDirectory): Promise<BrowserContext> {
  return chromium.launchPersistentContext(directory.profile, {
    executablePath: choice.path,
    artifactsDir: directory.artifacts,
    args: [...choice.args, ...confinementFlags(origin)],
    chromiumSandbox: process.getuid?.() !== 0,
    // A short environment of its own: no secret of this service is in the browser's memory.
    env: {
      PATH: env().PATH,
      HOME: directory.root,
      TMPDIR: directory.temporary,
      LANG: "C.UTF-8",
      TZ: "UTC",
      ...choice.env,
    },
    timeout: LAUNCH_TIMEOUT_MS,
    // The library would call process.exit, and with that take the server's own orderly end away.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    serviceWorkers: "block",
  });
}

async function own(browser: Browser, directory: BrowserDirectory): Promise<BrowserProcess> {
  const session = await browser.newBrowserCDPSession();
  const list = async () => (await session.send("SystemInfo.getProcessInfo")).processInfo;
  const mainPid = (await list()).find(({ type }) => type === "browser")?.id;
  let isGone = false;

  const kill = () => {
    if (!isGone && mainPid) killGroup(mainPid);
  };
  const removeHooks = onShutdown({
    close: () => close(),
    kill: () => {
      kill();
      removeBrowserDirectoryNow(directory);
    },
  });
  const gone = new Promise<void>((resolve) => {
    browser.once("disconnected", () => {
      kill();
      isGone = true;
      removeHooks();
      void removeBrowserDirectory(directory).finally(resolve);
    });
  });
  const close = async () => {
    const force = setTimeout(kill, CLOSE_TIMEOUT_MS);
    await browser.close().catch(kill);
    await gone;
    clearTimeout(force);
  };
  return {
    version: browser.version(),
    newContext: () =>
      browser.newContext({
        viewport: { width: 64, height: 64 },
        deviceScaleFactor: 1,
        locale: "en-US",
        timezoneId: "UTC",
        colorScheme: "light",
        serviceWorkers: "block",
        acceptDownloads: false,
      }),
    async processes() {
      if (isGone) return [];
      const found = await list().catch(() => []);
      return found
        .map(({ id, type }) => ({ pid: id, kind: type, residentBytes: residentBytes(id) }))
        .sort((a, b) => Number(b.kind === "browser") - Number(a.kind === "browser"));
    },
    close,
    gone,
    get isGone() {
      return isGone;
    },
  };
}

/** The browser leads a process group of its own; where it does not, it alone is ended and its children follow. */
function killGroup(pid: number): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, "SIGKILL");
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

function residentBytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
