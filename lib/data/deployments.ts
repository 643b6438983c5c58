import { type Selectable, sql } from "kysely";
import type { Caller } from "../http/caller";
import { asCaller, asService, type Tx } from "./database";
import { isUuid } from "./is-uuid";
import { lockProject } from "./projects";
import type { Deployments } from "./schema.gen";

/** A file of a deployment, without its bytes. */
export interface ManifestFile {
  readonly path: string;
  /** Hex; where the bytes are, its name in storage. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/** One state of a site that was published. */
export interface Deployment extends Omit<Selectable<Deployments>, "files"> {
  readonly files: readonly ManifestFile[];
}

/** How far a deployment is. */
export type DeploymentStatus = Deployment["status"];

/** So many deployments of a project stay, the newest, and can be restored. */
export const KEPT_DEPLOYMENTS = 10;

/** A deployment that is not ready after this time never will be: its server ended in the middle. */
const ABANDONED_AFTER = sql<Date>`now() - interval '1 hour'`;

/**
 * Writers of manifests share this lock, and whoever removes blobs has it alone: so a blob that was unused when somebody
 * looked is not put to use before it is gone, and whoever asks the storage afterwards sees that it is.
 */
const BLOB_LOCK = 7_205_719_031;

/**
 * Records a deployment of the caller's project. From now on its blobs are kept; look whether storage has them only after
 * this.
 */
export async function insertDeployment(
  caller: Caller,
  values: {
    readonly projectId: string;
    readonly status: DeploymentStatus;
    readonly hostLabel: string | null;
    readonly files: readonly ManifestFile[];
    /** Hashes of the files that lie in our own storage. */
    readonly blobs: readonly string[];
  },
): Promise<Deployment> {
  return asCaller(caller, async (tx) => {
    await sql`select pg_advisory_xact_lock_shared(${sql.lit(BLOB_LOCK)})`.execute(tx);
    const row = await tx
      .insertInto("deployments")
      .values({
        project_id: values.projectId,
        status: values.status,
        host_label: values.hostLabel,
        files: JSON.stringify(values.files),
        blobs: [...values.blobs],
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return asDeployment(row);
  });
}

/** Changes what is known of the caller's deployment. */
export async function updateDeployment(
  caller: Caller,
  id: string,
  values: Partial<Pick<Deployment, "status" | "host_url" | "provider_deployment_id">>,
): Promise<void> {
  await asCaller(caller, (tx) =>
    tx
      .updateTable("deployments")
      .set({ ...values, updated_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute(),
  );
}

/**
 * Shows a deployment to visitors, all of it at once, as READY when nothing else is said. False when the project or the
 * deployment is not there any more.
 */
export async function showDeployment(
  caller: Caller,
  projectId: string,
  deploymentId: string,
  name?: string,
): Promise<boolean> {
  return asCaller(caller, async (tx) => {
    if (!(await lockProject(tx, projectId))) return false;
    const shown = await tx
      .updateTable("deployments")
      .set({ status: "READY", updated_at: sql<Date>`now()` })
      .where("id", "=", deploymentId)
      .where("project_id", "=", projectId)
      .executeTakeFirst();
    if (shown.numUpdatedRows === 0n) return false;
    await tx
      .updateTable("projects")
      .set({ current_deployment_id: deploymentId, updated_at: sql<Date>`now()`, ...(name && { name }) })
      .where("id", "=", projectId)
      .execute();
    return true;
  });
}

/** A deployment of the caller's project. @param id any text that a caller sent. */
export async function findDeployment(
  caller: Caller,
  projectId: string,
  id: string,
): Promise<Deployment | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await asCaller(caller, (tx) =>
    ofProject(tx, projectId).where("id", "=", id).executeTakeFirst(),
  );
  return row && asDeployment(row);
}

/** The newest deployments of the caller's project, newest first. */
export async function listDeployments(caller: Caller, projectId: string): Promise<Deployment[]> {
  const rows = await asCaller(caller, (tx) =>
    ofProject(tx, projectId).orderBy("created_at", "desc").orderBy("id").limit(KEPT_DEPLOYMENTS).execute(),
  );
  return rows.map(asDeployment);
}

const ofProject = (tx: Tx, projectId: string) =>
  tx.selectFrom("deployments").selectAll().where("project_id", "=", projectId);

/**
 * Forgets deployments of the caller's project beyond the newest, never the one that is shown. Answers the blobs that
 * they had, used elsewhere or not.
 */
export async function pruneDeployments(caller: Caller, projectId: string): Promise<string[]> {
  return asCaller(caller, async (tx) => {
    if (!(await lockProject(tx, projectId))) return [];
    const newest = ofProject(tx, projectId)
      .clearSelect()
      .select("id")
      .where("status", "=", "READY")
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(KEPT_DEPLOYMENTS);
    const gone = await tx
      .deleteFrom("deployments")
      .where("project_id", "=", projectId)
      .where("id", "not in", newest)
      .where(({ eb, or }) => or([eb("status", "=", "READY"), eb("created_at", "<", ABANDONED_AFTER)]))
      .where("id", "not in", (eb) =>
        eb
          .selectFrom("projects")
          .select("current_deployment_id")
          .where("id", "=", projectId)
          .where("current_deployment_id", "is not", null)
          .$castTo<string>(),
      )
      .returning("blobs")
      .execute();
    return [...new Set(gone.flatMap(({ blobs }) => blobs))];
  });
}

/** Blobs that are removed under one lock: publishers wait no longer than that takes. */
const REMOVED_AT_ONCE = 20;

/**
 * Removes those of the given blobs that no deployment of anybody uses. As the service, because one person does not see
 * whether another has the same file.
 * @param remove takes a blob out of storage; nobody can begin to use it meanwhile.
 */
export async function removeUnusedBlobs(
  blobs: readonly string[],
  remove: (sha256: string) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < blobs.length; at += REMOVED_AT_ONCE) {
    const some = blobs.slice(at, at + REMOVED_AT_ONCE);
    await asService(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(BLOB_LOCK)})`.execute(tx);
      const { rows } = await sql<{ blob: string }>`
        select distinct used.blob from public.deployments d, unnest(d.blobs) used(blob)
        where d.blobs && ${some}::text[]`.execute(tx);
      const used = new Set(rows.map(({ blob }) => blob));
      await Promise.all(some.filter((blob) => !used.has(blob)).map(remove));
    });
  }
}

/**
 * Id of the deployment that a site shows, by its slug; undefined when we serve no such site. As the service: what is
 * published is for everybody, and nothing else of it is told.
 */
export async function findShownDeployment(slug: string): Promise<string | undefined> {
  const row = await asService((tx) =>
    tx
      .selectFrom("projects")
      .select("current_deployment_id")
      .where("slug", "=", slug)
      .where("provider", "=", "local")
      .executeTakeFirst(),
  );
  return row?.current_deployment_id ?? undefined;
}

/** Id of the deployment that has a label of its own, once it is complete. As the service, as above. */
export async function findLabelledDeployment(label: string): Promise<string | undefined> {
  const row = await asService((tx) =>
    tx
      .selectFrom("deployments")
      .select("id")
      .where("host_label", "=", label)
      .where("status", "=", "READY")
      .executeTakeFirst(),
  );
  return row?.id;
}

/** The files of a deployment that is public, which never change. As the service, as above. */
export async function readManifest(deploymentId: string): Promise<readonly ManifestFile[]> {
  const row = await asService((tx) =>
    tx.selectFrom("deployments").select("files").where("id", "=", deploymentId).executeTakeFirst(),
  );
  return row ? asFiles(row.files) : [];
}

const asDeployment = (row: Selectable<Deployments>): Deployment => ({ ...row, files: asFiles(row.files) });

/** What insertDeployment wrote. */
const asFiles = (json: unknown) => json as ManifestFile[];
