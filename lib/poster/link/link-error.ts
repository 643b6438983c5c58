import { AppError } from "@/lib/http/app-error";

/** A link that cannot be opened: says what is wrong with it. */
export function linkError(message: string, extras: Record<string, unknown> = {}): AppError {
  return new AppError("INVALID_LINK", message, { extras });
}

/** What to say when a part is missing or damaged. */
export const DAMAGED =
  "The link is damaged: part of it was cut off or changed on its way. Copy it again, whole, from where it was made.";
