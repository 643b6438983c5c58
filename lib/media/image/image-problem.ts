import { AppError } from "../../http/app-error";

/** What is wrong with an image that somebody sent, as they are told: `image: …` with status 400. */
export const imageProblem = (what: string, cause?: unknown): AppError =>
  new AppError("INVALID_REQUEST", `image: ${what}`, { cause });

/** An image that has more of something than it may: status 413. */
export const imageTooLarge = (what: string): AppError => new AppError("PAYLOAD_TOO_LARGE", `image: ${what}`);

/** An image that ends before it is complete. */
export const brokenOff = (label: string, cause?: unknown): AppError =>
  imageProblem(`this ${label} is incomplete or damaged; send the whole file`, cause);
