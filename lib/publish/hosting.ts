import type { Deployment } from "../data/deployments";
import type { Project } from "../data/projects";
import type { Caller } from "../http/caller";
import type { SiteFile } from "./files/read-site";

/** A state of a site on its way to visitors. */
export interface DeployJob {
  readonly caller: Caller;
  readonly project: Project;
  readonly files: readonly SiteFile[];
  /** What its owner calls the site from now on. */
  readonly name: string;
}

/** The project and its deployment, as they are after something was done. */
export interface Hosted {
  readonly project: Project;
  readonly deployment: Deployment;
}

/**
 * Somebody who serves sites. Failures of a provider are AppErrors UPSTREAM_FAILED in our words; what was shown before
 * stays.
 */
export interface Hosting {
  /** @throws AppError INVALID_REQUEST for files that it would not serve as they are. */
  check(files: readonly SiteFile[]): void;
  /** Records a deployment and has it served. */
  deploy(job: DeployJob): Promise<Hosted>;
  /** Looks how far a deployment is. */
  follow(caller: Caller, hosted: Hosted): Promise<Hosted>;
  /** Shows a READY deployment again. */
  restore(caller: Caller, hosted: Hosted): Promise<Hosted>;
  /** Ends serving a site, before it is forgotten. */
  remove(project: Project): Promise<void>;
}
