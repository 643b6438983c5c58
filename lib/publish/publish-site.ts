import { claimProject, deleteEmptyProject, findProject, type Project } from "../data/projects";
import { AppError } from "../http/app-error";
import type { Caller, Person } from "../http/caller";
import { slugOf } from "./address/slug";
import type { SentFile } from "./files/decode-file";
import { readSite } from "./files/read-site";
import { hostingOf, providerOfNewSites } from "./hosting-of";
import { toPublished } from "./published-site";
import { slugTaken } from "./slug-taken";

/** Who publishes. */
export interface Publisher {
  readonly caller: Caller;
  readonly person: Person;
  /** This service's own, as the publisher knows it. */
  readonly origin: string;
}

/** What is published. */
export interface Publication {
  readonly siteName: string;
  readonly files: readonly SentFile[];
  readonly projectId?: string | undefined;
}

/**
 * Publishes a site: a new one, a new state of the publisher's site of that name, or of the one that projectId names,
 * which keeps its address whatever siteName says.
 * @throws AppError PAYLOAD_TOO_LARGE or INVALID_REQUEST for what was sent, NOT_FOUND for a project that is not theirs,
 *   CONFLICT for an address that is somebody else's, UPSTREAM_FAILED when the hosting provider fails.
 */
export async function publishSite(publisher: Publisher, { siteName, files: sent, projectId }: Publication) {
  const { caller, origin } = publisher;
  const files = readSite(sent);
  const name = siteName.trim();
  const { project, isNew } = projectId
    ? { project: await ownProject(caller, projectId), isNew: false }
    : await projectOfName(publisher, name);
  try {
    const hosting = hostingOf(project);
    hosting.check(files);
    const hosted = await hosting.deploy({ caller, project, files, name });
    return toPublished(hosted.project, hosted.deployment, origin);
  } catch (error) {
    // Nobody should have an address for nothing.
    if (isNew) await deleteEmptyProject(caller, project.id);
    throw error;
  }
}

/**
 * A project of the caller.
 * @throws AppError NOT_FOUND, the same whether there is none or it is somebody else's.
 */
export async function ownProject(caller: Caller, id: string): Promise<Project> {
  const project = await findProject(caller, id);
  if (!project)
    throw new AppError("NOT_FOUND", "You have no site with this projectId; GET /projects lists yours.");
  return project;
}

async function projectOfName({ caller, person }: Publisher, name: string) {
  const slug = slugOf(name);
  const claim = { ownerId: person.id, slug, name, provider: providerOfNewSites() };
  return (await claimProject(caller, claim)) ?? Promise.reject(await slugTaken(slug));
}
