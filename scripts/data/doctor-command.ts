import { DirectoryInUseError } from "@/lib/data/embedded/directory-lock";
import { env } from "@/lib/env";
import { type Command, readArguments } from "./command";
import { checkBin, checkFiles } from "./doctor/check-content";
import { checkEngine, checkMigrations, checkSecurity } from "./doctor/check-database";
import { checkDirectory } from "./doctor/check-directory";
import { checkSecret, checkSecretFits } from "./doctor/check-secret";
import type { Finding } from "./doctor/finding";
import { hasDatabase, whereDatabaseIs, withEngine } from "./open-engine";

/** Looks at an install and says what to do about it. */
export const doctorCommand: Command = {
  usage: `doctor [--fix]

  Checks the database, the files and the settings, one line each; what needs attention says what to do about it, and
  then the exit code is 1. The embedded database can only be checked while no server has it.
  --fix  removes documents for good that have been in the bin for 30 days, and closes DATA_DIR and the secret key to others`,

  async run(args, print) {
    const { values } = readArguments(args, { fix: { type: "boolean", default: false } });
    const findings: Finding[] = [];
    const tell = (...found: readonly Finding[]) => {
      for (const finding of found) print(`${finding.state.padEnd(5)} ${finding.subject}: ${finding.text}`);
      findings.push(...found);
    };
    tell(...checkDirectory(env().DATA_DIR, values.fix), checkSecret(values.fix));
    tell(...(await checkDatabase(values.fix)));
    const open = findings.filter(({ state }) => state === "MEND").length;
    print(open === 0 ? "All is well." : `${open} of ${findings.length} checks need attention.`);
    return open === 0 ? 0 : 1;
  },
};

async function checkDatabase(fix: boolean): Promise<readonly Finding[]> {
  const text = `${whereDatabaseIs()} is not there yet; it is made when the server starts`;
  if (!hasDatabase()) return [{ state: "ok", subject: "database", text }];
  try {
    return await withEngine(async (engine) => {
      const [version, migrations] = [await checkEngine(engine), await checkMigrations(engine)];
      const lock: Finding[] =
        engine.kind === "embedded"
          ? [{ state: "ok", subject: "lock", text: "no other process has the database" }]
          : [];
      // The others ask for tables that are not all there.
      if (migrations.state !== "ok") return [version, ...lock, migrations];
      return [
        version,
        ...lock,
        migrations,
        ...(await checkSecurity(engine)),
        await checkSecretFits(engine),
        ...(await checkFiles(engine)),
        await checkBin(engine, fix),
      ];
    });
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    return [{ state: "MEND", subject: "lock", text: `${error.message} Then ask the doctor again.` }];
  }
}
