import { accessSync, chmodSync, constants, readdirSync, statSync } from "node:fs";
import type { Finding } from "./finding";

/** Whether DATA_DIR can be written, by its owner alone, and holds nothing that was left half done. */
export function checkDirectory(dataDir: string, fix: boolean): readonly Finding[] {
  const subject = "directory";
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (!found) return [{ state: "ok", subject, text: `${dataDir} is not there yet; it is made when needed` }];
  if (!found.isDirectory()) {
    return [{ state: "MEND", subject, text: `${dataDir} is no directory; set DATA_DIR to one` }];
  }
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [{ state: "MEND", subject, text: `${dataDir} cannot be written by this user: chown it` }];
  }
  const left = readdirSync(dataDir).filter((name) => name.startsWith(".restoring-"));
  const leftovers: Finding[] = left.map((name) => ({
    state: "MEND",
    subject,
    text: `${dataDir}/${name} is left from a restoration that was broken off; remove it`,
  }));
  return [closedToOthers(dataDir, subject, 0o700, fix), ...leftovers];
}

/** Whether a path is its owner's alone. @param mode what it should have, and gets when it is fixed. */
export function closedToOthers(path: string, subject: string, mode: number, fix: boolean): Finding {
  const now = statSync(path).mode & 0o777;
  const shown = now.toString(8);
  // Windows has no such modes.
  if ((now & 0o077) === 0 || process.platform === "win32") {
    return { state: "ok", subject, text: `${path} is writable, mode ${shown}` };
  }
  const wanted = mode.toString(8);
  if (!fix) {
    return {
      state: "MEND",
      subject,
      text: `${path} is open to others (mode ${shown}): chmod ${wanted} ${path}, or --fix`,
    };
  }
  chmodSync(path, mode);
  return { state: "fixed", subject, text: `${path} had mode ${shown}, now ${wanted}` };
}
