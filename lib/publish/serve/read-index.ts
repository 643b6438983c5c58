import { LRUCache } from "lru-cache";
import { type ManifestFile, readManifest } from "../../data/deployments";
import type { SiteIndex } from "./find-in-site";

/** A deployment's files never change, so they are remembered; whether it is still there is asked each time. */
const known = new LRUCache<string, ReadonlyMap<string, ManifestFile>>({ max: 500 });

/** The files of a deployment by their paths. */
export async function readIndex(deploymentId: string): Promise<SiteIndex> {
  const remembered = known.get(deploymentId);
  if (remembered) return remembered;
  const index = new Map((await readManifest(deploymentId)).map((file) => [file.path, file]));
  if (index.size > 0) known.set(deploymentId, index);
  return index;
}
