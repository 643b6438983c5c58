import type { z } from "zod";

/** Path of a value inside a body: keys and array indexes, outermost first. */
export type Path = readonly PropertyKey[];

/** `layers[0].transform.x`; keys that are no plain names are quoted, long ones cut at 60 characters: `settings["a b"]`. */
export function formatPath(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    const name = String(key);
    if (!/^[A-Za-z_$][\w$-]{0,59}$/.test(name)) return `${text}[${JSON.stringify(name.slice(0, 60))}]`;
    return text ? `${text}.${name}` : name;
  }, "");
}

const TYPE_WORDS: Record<string, string> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "a boolean",
  object: "an object",
  record: "an object",
  array: "an array",
  null: "null",
};

/** The sentence for one zod issue, without its path: what would be right, in words an agent can act on. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const field = String(issue.path.at(-1) ?? "value");
  switch (issue.code) {
    case "invalid_type": {
      if (issue.message && !issue.message.startsWith("Invalid input")) return issue.message;
      // What may be any JSON, and is not there.
      if (issue.expected === "nonoptional") return `${field} is required`;
      const wanted = TYPE_WORDS[issue.expected] ?? `of type ${issue.expected}`;
      if (issue.input === undefined) return `${field} is required and must be ${wanted}`;
      if (typeof issue.input === "number" && issue.expected === "number") return "must be a finite number";
      return `must be ${wanted}`;
    }
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      if (issue.origin === "string") return `must have at least ${issue.minimum} characters`;
      if (issue.origin === "array") return `must have at least ${issue.minimum} entries`;
      return `must be ${issue.inclusive ? "at least" : "greater than"} ${issue.minimum}`;
    case "too_big":
      if (issue.origin === "string") return `must have at most ${issue.maximum} characters`;
      if (issue.origin === "array") return `must have at most ${issue.maximum} entries`;
      return `must be ${issue.inclusive ? "at most" : "less than"} ${issue.maximum}`;
    case "unrecognized_keys":
      return `unknown ${issue.keys.length > 1 ? "fields" : "field"} ${issue.keys.slice(0, 5).join(", ")}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    default:
      return issue.message;
  }
}

/** `path: message`, the form in which every validation problem reaches a caller. */
export function formatIssue(issue: z.core.$ZodIssue, prefix: Path = []): string {
  const path = formatPath([...prefix, ...issue.path]);
  return path ? `${path}: ${describeIssue(issue)}` : describeIssue(issue);
}
