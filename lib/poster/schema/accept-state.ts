import { AppError } from "@/lib/http/app-error";
import type { PosterState } from "./state";
import { validateState } from "./validate";

/**
 * Takes a value for a poster state, or refuses it with all its problems.
 * @throws AppError INVALID_STATE with `errors`, each `<path>: <message>`.
 */
export function acceptState(value: unknown): PosterState {
  const errors = validateState(value);
  if (errors.length === 0) return value as PosterState;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
  throw new AppError("INVALID_STATE", `The state is not valid: ${errors[0]}${more}`, { extras: { errors } });
}
