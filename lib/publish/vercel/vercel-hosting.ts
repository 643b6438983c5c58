import { insertDeployment, updateDeployment } from "../../data/deployments";
import { updateProject } from "../../data/projects";
import { manifestOf } from "../files/manifest";
import type { DeployJob, Hosted, Hosting } from "../hosting";
import { checkServedAsIs } from "./check-served-as-is";
import { deployFiles } from "./deploy-files";
import { siteUrlOf } from "./site-url";
import type { VercelClient, VercelDeployment } from "./vercel-client";
import { failed, VercelRefusal } from "./vercel-request";

/** Serves sites at Vercel, each a project of its own there. */
export function createVercelHosting(client: VercelClient): Hosting {
  return {
    check: checkServedAsIs,
    async deploy(job) {
      const { caller, project, files } = job;
      const deployment = await insertDeployment(caller, {
        projectId: project.id,
        status: "QUEUED",
        hostLabel: null,
        files: manifestOf(files),
        blobs: [],
      });
      try {
        return await remember(job, deployment, await deployFiles(client, project, files));
      } catch (error) {
        await updateDeployment(caller, deployment.id, { status: "ERROR" });
        throw inOurWords(error);
      }
    },
    async follow(caller, hosted) {
      const { deployment, project } = hosted;
      const { provider_deployment_id: id } = deployment;
      if (!id || deployment.status === "READY" || deployment.status === "ERROR") return hosted;
      const now = await client.getDeployment(id).catch((error: unknown) => {
        // What Vercel has forgotten will not be served.
        if (error instanceof VercelRefusal && error.status === 404) return null;
        throw inOurWords(error);
      });
      const status = now?.status ?? "ERROR";
      if (status !== deployment.status) await updateDeployment(caller, deployment.id, { status });
      const siteUrl = now && siteUrlOf(project.slug, now.aliases);
      if (siteUrl && siteUrl !== project.site_url)
        await updateProject(caller, project.id, { site_url: siteUrl });
      return {
        project: { ...project, site_url: siteUrl ?? project.site_url },
        deployment: { ...deployment, status },
      };
    },
    async restore(caller, { project, deployment }) {
      const { provider_project_id: projectId } = project;
      const { provider_deployment_id: deploymentId } = deployment;
      if (!projectId || !deploymentId) throw new Error(`deployment ${deployment.id} was never at Vercel`);
      await client.promote(projectId, deploymentId).catch((error: unknown) => {
        throw inOurWords(error);
      });
      await updateProject(caller, project.id, { current_deployment_id: deployment.id });
      return { project: { ...project, current_deployment_id: deployment.id }, deployment };
    },
    async remove({ provider_project_id: id }) {
      if (!id) return;
      await client.deleteProject(id).catch((error: unknown) => {
        throw inOurWords(error);
      });
    },
  };
}

/** Writes down what Vercel made of a deployment. */
async function remember(
  { caller, project, name }: DeployJob,
  deployment: Hosted["deployment"],
  made: VercelDeployment & { readonly siteUrl: string; readonly projectId: string },
): Promise<Hosted> {
  const ofDeployment = { status: made.status, host_url: made.hostUrl, provider_deployment_id: made.id };
  await updateDeployment(caller, deployment.id, ofDeployment);
  const ofProject = {
    name,
    provider_project_id: made.projectId,
    site_url: made.siteUrl,
    current_deployment_id: deployment.id,
  };
  await updateProject(caller, project.id, ofProject);
  return { project: { ...project, ...ofProject }, deployment: { ...deployment, ...ofDeployment } };
}

/** A refusal that nobody foresaw. */
const inOurWords = (error: unknown): unknown =>
  error instanceof VercelRefusal ? failed("Vercel refused this. Try again later.", error) : error;
