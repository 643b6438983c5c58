import { z } from "zod";
import { AppError } from "../../http/app-error";
import { formatIssue } from "../../schema/issues";
import type { PosterState } from "../schema/state";
import { validateState } from "../schema/validate";
import type { PictureOptions } from "./surface-protocol";

/** Types of picture that can be asked for. */
export const PICTURE_FORMATS = ["png", "jpeg", "webp"] as const;

/** Bounds and defaults of the numbers of an order, all inclusive. */
const NUMBERS = {
  width: { min: 100, max: 3840, default: 1080, whole: true },
  height: { min: 100, max: 2160, default: 1920, whole: true },
  quality: { min: 1, max: 100, default: 90, whole: true },
  time: { min: 0, max: 3600, default: 1, whole: false },
} as const;

const field = ({ min, max, default: fallback, whole }: (typeof NUMBERS)[keyof typeof NUMBERS]) =>
  (whole ? z.int() : z.number()).min(min).max(max).default(fallback);

/** What is asked for besides the state, as published. */
export const pictureOptions = z.object({
  format: z.enum(PICTURE_FORMATS).default("png").describe("Type of the picture."),
  width: field(NUMBERS.width).describe("Width in px."),
  height: field(NUMBERS.height).describe("Height in px."),
  quality: field(NUMBERS.quality).describe("Quality of jpeg and webp; png ignores it."),
  time: field(NUMBERS.time).describe("Second of the animation at which the picture is taken."),
});

/**
 * Reads the body of a render request.
 * @throws AppError INVALID_REQUEST naming the field and what it may be; INVALID_STATE with every problem of the state.
 */
export function readPictureOrder(body: unknown): PictureOptions & { readonly state: PosterState } {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("INVALID_REQUEST", "The body must be a JSON object with a state.");
  }
  const parsed = pictureOptions.safeParse(body, { reportInput: true });
  if (!parsed.success) throw refuse(parsed.error.issues[0]);
  const state = readState(body);
  const { format, width, height, quality, time } = parsed.data;
  return { state, format, widthPx: width, heightPx: height, quality, timeSeconds: time };
}

/** A range is named whole: an agent that learns of one end would have to ask again for the other. */
function refuse(issue: z.core.$ZodIssue | undefined): AppError {
  const name = String(issue?.path[0] ?? "");
  if (Object.hasOwn(NUMBERS, name)) {
    const { min, max, whole } = NUMBERS[name as keyof typeof NUMBERS];
    const kind = whole ? "a whole number" : "a number";
    return new AppError("INVALID_REQUEST", `${name}: must be ${kind} from ${min} to ${max}`);
  }
  return new AppError("INVALID_REQUEST", issue ? formatIssue(issue) : "The request is not valid.");
}

function readState(body: object): PosterState {
  if (!("state" in body) || body.state === undefined) {
    throw new AppError("INVALID_REQUEST", "state: state is required and must be an object");
  }
  const errors = validateState(body.state);
  if (errors.length === 0) return body.state as PosterState;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
  throw new AppError("INVALID_STATE", `The state is not valid: ${errors[0]}${more}`, { extras: { errors } });
}
