import { z } from "zod";
import type { Deployment } from "../data/deployments";
import type { Project } from "../data/projects";
import { siteAddress } from "./address/site-address";

/** How far a deployment is. */
export const deploymentStatus = z
  .enum(["QUEUED", "BUILDING", "READY", "ERROR"])
  .describe("QUEUED and BUILDING go on by themselves; READY is served; ERROR will not be.");

const url = z.string().describe("Address of the site, which shows the newest deployment.");
const deploymentUrl = z.string().describe("Address of this one deployment, whose files never change.");

/** What is told of a deployment that was asked for. */
export const publishedSite = z.strictObject({
  url,
  hostUrl: deploymentUrl,
  projectId: z.string().describe("The site; send it again to publish a new state of it."),
  projectName: z.string().describe("The site's name as it stands in its address."),
  deploymentId: z.string().describe("This state of the site."),
  status: deploymentStatus,
});

/** A site in a list. */
export const projectWire = z.strictObject({
  id: z.string().describe("Identifier of the site, as projectId elsewhere."),
  name: z.string().describe("The name that its owner gave it."),
  projectName: z.string().describe("The name as it stands in its address."),
  url: url.nullable(),
  hostUrl: deploymentUrl.nullable(),
  status: deploymentStatus.nullable(),
  createdAt: z.iso.datetime().describe("When it was first published, ISO 8601, UTC."),
  updatedAt: z.iso.datetime().describe("When it was last published or restored, ISO 8601, UTC."),
});

/** A deployment in a list. */
export const deploymentWire = z.strictObject({
  id: z.string().describe("Identifier, for restoring it."),
  hostUrl: deploymentUrl.nullable(),
  status: deploymentStatus,
  current: z.boolean().describe("Whether the site shows it."),
  fileCount: z.int().describe("Files of the site."),
  byteSize: z.int().describe("Their bytes together."),
  createdAt: z.iso.datetime().describe("When it was published, ISO 8601, UTC."),
});

/** What addresses are made of. */
type Site = Pick<Project, "slug" | "provider" | "site_url">;
type Host = Pick<Deployment, "host_label" | "host_url">;

/**
 * The addresses of a site and of one deployment of it; null where there is none, which a hosting provider decides.
 * @param origin this service's own.
 */
export function addressesOf(site: Site, host: Host, origin: string) {
  const hostUrl = host.host_label ? siteAddress(host.host_label, origin) : host.host_url;
  const own = site.provider === "local" ? siteAddress(site.slug, origin) : site.site_url;
  return { url: own ?? hostUrl, hostUrl };
}

/** A deployment in the form in which it is sent. */
export function toPublished(
  project: Project,
  deployment: Deployment,
  origin: string,
): z.input<typeof publishedSite> {
  const { url, hostUrl } = addressesOf(project, deployment, origin);
  if (!url || !hostUrl) throw new Error(`deployment ${deployment.id} has no address`);
  const { id: projectId, slug: projectName } = project;
  return { url, hostUrl, projectId, projectName, deploymentId: deployment.id, status: deployment.status };
}
