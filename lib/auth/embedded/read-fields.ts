import { readJsonBody } from "@/lib/http/body";
import { IdentityError } from "./identity-error";

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Reads a JSON body as an object.
 * @throws AppError or IdentityError when it is none.
 */
export async function readObject(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJsonBody(request, MAX_BODY_BYTES);
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new IdentityError(400, "bad_json", "The body must be a JSON object");
  return body as Record<string, unknown>;
}

/**
 * Reads texts that a body must have.
 * @throws IdentityError naming the first that is missing.
 */
export async function readFields<const N extends string>(
  request: Request,
  names: readonly N[],
): Promise<Readonly<Record<N, string>>> {
  const body = await readObject(request);
  return Object.fromEntries(names.map((name) => [name, textOf(body, name)])) as Record<N, string>;
}

/** A text of a body. @throws IdentityError when it is missing. */
export function textOf(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  if (typeof value !== "string" || value === "")
    throw new IdentityError(400, "validation_failed", `${name} is required and must be a text`);
  return value;
}
