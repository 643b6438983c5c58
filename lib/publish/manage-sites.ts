import type { z } from "zod";
import { findDeployment, listDeployments } from "../data/deployments";
import { deleteProject, listProjects, type Project } from "../data/projects";
import { AppError } from "../http/app-error";
import type { Caller } from "../http/caller";
import type { Hosted } from "./hosting";
import { hostingOf } from "./hosting-of";
import { removeBlobs } from "./local-hosting";
import { ownProject } from "./publish-site";
import { addressesOf, type deploymentWire, type projectWire, toPublished } from "./published-site";

/** Sites in one list; who has more sees those that changed last. */
export const MAX_LISTED_SITES = 200;

/**
 * How far the caller's site is: the address of the deployment that was asked for last, its status, and when it was made.
 * @throws AppError NOT_FOUND, UPSTREAM_FAILED.
 */
export async function readPublishStatus(caller: Caller, projectId: string, origin: string) {
  const project = await ownProject(caller, projectId);
  const { current_deployment_id: id } = project;
  const deployment = id === null ? undefined : await findDeployment(caller, project.id, id);
  if (!deployment) throw new AppError("NOT_FOUND", "Nothing of this site has been published yet.");
  const now = await hostingOf(project).follow(caller, { project, deployment });
  const { hostUrl: url, status } = toPublished(now.project, now.deployment, origin);
  return { url, status, createdAt: deployment.created_at.toISOString() };
}

/** The caller's sites, the last changed first. */
export async function listSites(caller: Caller, origin: string) {
  const { projects, total } = await listProjects(caller, MAX_LISTED_SITES);
  const listed = projects.map((project): z.input<typeof projectWire> => {
    const { url, hostUrl } = addressesOf(project, project, origin);
    return {
      id: project.id,
      name: project.name,
      projectName: project.slug,
      url,
      hostUrl,
      status: project.status,
      createdAt: project.created_at.toISOString(),
      updatedAt: project.updated_at.toISOString(),
    };
  });
  return { projects: listed, total };
}

/** The kept deployments of the caller's site, newest first. @throws AppError NOT_FOUND. */
export async function listSiteDeployments(caller: Caller, projectId: string, origin: string) {
  const project = await ownProject(caller, projectId);
  const deployments = await listDeployments(caller, project.id);
  const listed = deployments.map(
    (deployment): z.input<typeof deploymentWire> => ({
      id: deployment.id,
      hostUrl: addressesOf(project, deployment, origin).hostUrl,
      status: deployment.status,
      current: deployment.id === project.current_deployment_id,
      fileCount: deployment.files.length,
      byteSize: deployment.files.reduce((sum, { size }) => sum + size, 0),
      createdAt: deployment.created_at.toISOString(),
    }),
  );
  return { deployments: listed, total: listed.length };
}

/**
 * Shows an earlier deployment of the caller's site again.
 * @throws AppError NOT_FOUND; CONFLICT for one that never became ready; UPSTREAM_FAILED.
 */
export async function restoreDeployment(
  caller: Caller,
  projectId: string,
  deploymentId: string,
  origin: string,
) {
  const project = await ownProject(caller, projectId);
  const hosted = await followed(caller, project, deploymentId);
  if (hosted.deployment.status !== "READY") {
    throw new AppError(
      "CONFLICT",
      `This deployment is ${hosted.deployment.status}; only a READY one can be restored.`,
    );
  }
  const { deployment } = await hostingOf(project).restore(caller, hosted);
  return toPublished(hosted.project, deployment, origin);
}

async function followed(caller: Caller, project: Project, deploymentId: string): Promise<Hosted> {
  const deployment = await findDeployment(caller, project.id, deploymentId);
  if (!deployment) {
    throw new AppError(
      "NOT_FOUND",
      "This site has no such deployment; GET /projects/{id}/deployments lists the kept ones.",
    );
  }
  return hostingOf(project).follow(caller, { project, deployment });
}

/** Ends the caller's site: it is served no more, and its name is free. @throws AppError NOT_FOUND, UPSTREAM_FAILED. */
export async function unpublishSite(caller: Caller, projectId: string): Promise<void> {
  const project = await ownProject(caller, projectId);
  await hostingOf(project).remove(project);
  await removeBlobs(await deleteProject(caller, project.id));
}
