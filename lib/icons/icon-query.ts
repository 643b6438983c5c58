import { z } from "zod";
import { LIBRARY_NAMES } from "./icon-libraries";

/** What to look for among icons. */
export const iconWords = z
  .string()
  .max(200)
  .regex(/\S/, "must be the words to look for, like cart or arrow right")
  .describe("What to look for: a name in any spelling, or what the icon shows.");

/** Which library to look in. */
export const iconLibrary = z.enum(["all", ...LIBRARY_NAMES]);
