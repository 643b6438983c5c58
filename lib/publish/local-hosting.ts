/**
 * Sites that we serve ourselves. Threat: a visitor who sees half of a publication. Covered: all files are in storage
 * before the deployment is shown, which one transaction does; a failure leaves what was shown before. Left open: a
 * visitor whose page was loaded just before the switch loads its further files after it.
 */
import {
  insertDeployment,
  pruneDeployments,
  removeUnusedBlobs,
  showDeployment,
  updateDeployment,
} from "../data/deployments";
import { AppError } from "../http/app-error";
import type { Caller } from "../http/caller";
import { storage } from "../media/storage/storage";
import { createDeploymentLabel } from "./address/site-address";
import { manifestOf } from "./files/manifest";
import type { SiteFile } from "./files/read-site";
import type { Hosted, Hosting } from "./hosting";

/** Files that are written to storage at the same time. */
const WRITTEN_AT_ONCE = 8;

/** Serves sites from our own storage, at `<slug>.<SITES_DOMAIN>`. */
export const localHosting: Hosting = {
  check: () => undefined,
  async deploy({ caller, project, files, name }) {
    const deployment = await insertDeployment(caller, {
      projectId: project.id,
      status: "BUILDING",
      hostLabel: createDeploymentLabel(project.slug),
      files: manifestOf(files),
      blobs: [...new Set(files.map(({ sha256 }) => sha256))],
    });
    try {
      await storeFiles(files);
      await show(caller, { project, deployment }, name);
    } catch (error) {
      await updateDeployment(caller, deployment.id, { status: "ERROR" });
      throw error;
    }
    // The site is published; that something old could not be removed is no failure of that.
    await forgetOld(caller, project.id).catch((error: unknown) => console.error(error));
    return { project, deployment: { ...deployment, status: "READY" } };
  },
  follow: async (_caller, hosted) => hosted,
  async restore(caller, hosted) {
    await show(caller, hosted);
    return hosted;
  },
  remove: async () => undefined,
};

/** Takes blobs that nobody uses any more out of storage. */
export const removeBlobs = (blobs: readonly string[]): Promise<void> =>
  removeUnusedBlobs(blobs, (sha256) => storage("sites").delete(sha256));

async function forgetOld(caller: Caller, projectId: string): Promise<void> {
  await removeBlobs(await pruneDeployments(caller, projectId));
}

async function show(caller: Caller, { project, deployment }: Hosted, name?: string): Promise<void> {
  if (await showDeployment(caller, project.id, deployment.id, name)) return;
  throw new AppError("NOT_FOUND", "The site was removed meanwhile.");
}

/** Content is stored once, under its hash. */
async function storeFiles(files: readonly SiteFile[]): Promise<void> {
  const store = storage("sites");
  const different = [...new Map(files.map((file) => [file.sha256, file])).values()];
  for (let at = 0; at < different.length; at += WRITTEN_AT_ONCE) {
    const some = different.slice(at, at + WRITTEN_AT_ONCE);
    await Promise.all(
      some.map(async ({ sha256, bytes }) => {
        // Its type is the manifest's affair: the same bytes may have two names.
        if (!(await store.has(sha256))) await store.put(sha256, bytes, "application/octet-stream");
      }),
    );
  }
}
