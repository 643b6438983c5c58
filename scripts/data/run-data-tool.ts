import { DirectoryInUseError } from "@/lib/data/embedded/directory-lock";
import { backupCommand } from "./backup-command";
import { type Command, Refusal, UsageError } from "./command";
import { doctorCommand } from "./doctor-command";
import { grantCommand } from "./grant-command";
import { migrateCommand } from "./migrate-command";
import { restoreCommand } from "./restore-command";

const COMMANDS: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  backup: backupCommand,
  restore: restoreCommand,
  doctor: doctorCommand,
  grant: grantCommand,
};

/**
 * Runs one command of the data tool.
 * @returns exit code: 0 done, 1 refused, failed or something to repair, 2 wrong arguments.
 */
export async function runDataTool(
  [name, ...args]: readonly string[],
  print: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  const command = name && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const help = [name, ...args].some((arg) => arg === "--help" || arg === "-h");
  if (!command) {
    (help ? print : complain)(Object.values(COMMANDS).map(usageOf).join("\n\n"));
    return help ? 0 : 2;
  }
  if (help) {
    print(usageOf(command));
    return 0;
  }
  try {
    return await command.run(args, print);
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}\n\n${usageOf(command)}`);
      return 2;
    }
    complain(sentenceOf(error));
    return 1;
  }
}

const usageOf = ({ usage }: Command) => `npm run data -- ${usage}`;

/** What happened, in one sentence where we know what to do about it, else with its stack. */
function sentenceOf(error: unknown): string {
  if (error instanceof DirectoryInUseError) {
    return `${error.message} If it is \`npm start\`, end it with Ctrl+C; start it again afterwards.`;
  }
  if (error instanceof Refusal) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const unreachable = ["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "28P01", "3D000"];
  if (code && unreachable.includes(code))
    return `The PostgreSQL of DATABASE_URL cannot be reached: ${code} ${message}`;
  return stack ?? String(error);
}
