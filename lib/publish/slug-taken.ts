import { firstFreeSlug } from "../data/projects";
import { AppError } from "../http/app-error";
import { otherSlugs } from "./address/slug";

/** The error of an address that is somebody else's, with one that is free. */
export async function slugTaken(slug: string): Promise<AppError> {
  const free = await firstFreeSlug(otherSlugs(slug));
  const advice = free ? `"${free}" is free` : "take another name";
  return new AppError("CONFLICT", `siteName: "${slug}" is taken by somebody else; ${advice}.`);
}
