import { z } from "zod";
import { STATE_LIMITS } from "./limits";

/** Numbers that every drawing step can hold without overflow; also what keeps 1e308 out. */
const LARGE = 100_000;

/** `#rrggbb`. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, "must be a hex colour like #1a2b3c");

/** A string within the length limit. */
export const text = z.string().max(STATE_LIMITS.stringLength);

/** Any finite number that drawing can hold. */
export const finite = z.number().min(-LARGE).max(LARGE);

/** 0 to 1. */
export const unit = z.number().min(0).max(1);

/** An address of media: https:, http:, data:, or a path of this service. data: URLs may be of any length. */
export const mediaUrl = z.union(
  [
    z.string().regex(/^[Dd][Aa][Tt][Aa]:[^,]*,/),
    z
      .string()
      .max(STATE_LIMITS.stringLength)
      .regex(/^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|\/(?:[^/\\]|$)|$)/),
  ],
  {
    error: `must be an http(s) address, a path of this service or a data: URL, of at most ${STATE_LIMITS.stringLength} characters unless it is a data: URL`,
  },
);
