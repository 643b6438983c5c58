import type { Project, Provider } from "../data/projects";
import { env } from "../env";
import { AppError } from "../http/app-error";
import type { Hosting } from "./hosting";
import { localHosting } from "./local-hosting";
import { createVercelClient } from "./vercel/vercel-client";
import { createVercelHosting } from "./vercel/vercel-hosting";

/** Who serves sites that are new. */
export const providerOfNewSites = (): Provider => (env().VERCEL_TOKEN ? "vercel" : "local");

/**
 * Who serves a site: whoever did when it was new, because its address is there.
 * @throws AppError UPSTREAM_FAILED when that is a provider that this server has no key for any more.
 */
export function hostingOf({ provider }: Pick<Project, "provider">): Hosting {
  if (provider === "local") return localHosting;
  const { VERCEL_TOKEN: token, VERCEL_TEAM_ID: teamId, VERCEL_API_URL: apiUrl } = env();
  if (!token) {
    throw new AppError(
      "UPSTREAM_FAILED",
      "This site is hosted at Vercel, and this server has no VERCEL_TOKEN now.",
    );
  }
  return createVercelHosting(createVercelClient({ token, teamId, apiUrl }));
}
