import type { z } from "zod";
import { formatIssue } from "@/lib/schema/issues";
import { AppError } from "./app-error";

/**
 * Parses a query or a body with its contract.
 * @throws AppError INVALID_REQUEST with the first problem as `path: message`.
 */
export function parseInput(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const message = first ? formatIssue(first) : "The request does not fit its description.";
  throw new AppError("INVALID_REQUEST", message, { cause: parsed.error });
}

/**
 * The query of an address as an object. Which of two values a caller means cannot be known, so a name may come once.
 * @throws AppError INVALID_REQUEST for a name that is given more than once.
 */
export function readQuery(url: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URL(url).searchParams) {
    if (values.has(name)) {
      throw new AppError("INVALID_REQUEST", `${name.slice(0, 60)}: is given more than once`);
    }
    values.set(name, value);
  }
  return Object.fromEntries(values);
}
