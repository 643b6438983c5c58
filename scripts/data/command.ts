import { type ParseArgsConfig, parseArgs } from "node:util";

/** One thing that `npm run data` does. */
export interface Command {
  /** What follows `npm run data --`, then a blank line, then what it does. */
  readonly usage: string;
  /**
   * @param args what follows the command's name.
   * @param print takes one line for the reader.
   * @returns exit code: 0 done, 1 refused or something to repair.
   * @throws UsageError for arguments that it does not know; other errors end with exit code 1.
   */
  run(args: readonly string[], print: (line: string) => void): Promise<number>;
}

/** The arguments are not what the command takes; ends with the usage text and exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Something that the reader can put right; ends with its sentence alone and exit code 1. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** Options by name, with exactly as many other arguments as wanted. @throws UsageError. */
export function readArguments<const O extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: O,
  positionals: readonly string[] = [],
) {
  const parsed = parse(args, options);
  if (parsed.positionals.length !== positionals.length) {
    const wanted = positionals.map((name) => `<${name}>`).join(" ") || "nothing beside its options";
    throw new UsageError(`It takes ${wanted}; given: ${parsed.positionals.join(" ") || "nothing"}`);
  }
  return parsed;
}

function parse<const O extends NonNullable<ParseArgsConfig["options"]>>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")) {
      throw new UsageError(error.message);
    }
    throw error;
  }
}
