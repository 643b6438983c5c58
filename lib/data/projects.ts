import { type Selectable, sql } from "kysely";
import type { Caller } from "../http/caller";
import { asCaller, asService, type Tx } from "./database";
import { isUuid } from "./is-uuid";
import type { Projects } from "./schema.gen";

/** A published site as its owner knows it. */
export type Project = Selectable<Projects>;

/** Who serves a site. */
export type Provider = Project["provider"];

/** What a project is made of. */
export interface NewProject {
  readonly ownerId: string;
  readonly slug: string;
  readonly name: string;
  readonly provider: Provider;
}

/** The caller's project; undefined when there is none, or it is not theirs. @param id any text that a caller sent. */
export async function findProject(caller: Caller, id: string): Promise<Project | undefined> {
  if (!isUuid(id)) return undefined;
  return asCaller(caller, (tx) =>
    tx.selectFrom("projects").selectAll().where("id", "=", id).executeTakeFirst(),
  );
}

/**
 * The caller's project of a slug, made when nobody has that slug; undefined when it is somebody else's. Of several who
 * ask at once, one makes it.
 */
export async function claimProject(
  caller: Caller,
  { ownerId, slug, name, provider }: NewProject,
): Promise<{ readonly project: Project; readonly isNew: boolean } | undefined> {
  return asCaller(caller, async (tx) => {
    const made = await tx
      .insertInto("projects")
      .values({ owner_id: ownerId, slug, name, provider })
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made) return { project: made, isNew: true };
    const own = await tx.selectFrom("projects").selectAll().where("slug", "=", slug).executeTakeFirst();
    return own && { project: own, isNew: false };
  });
}

/** Changes what is told of the caller's project. */
export async function updateProject(
  caller: Caller,
  id: string,
  values: Partial<Pick<Project, "name" | "provider_project_id" | "site_url" | "current_deployment_id">>,
): Promise<void> {
  await asCaller(caller, (tx) =>
    tx
      .updateTable("projects")
      .set({ ...values, updated_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute(),
  );
}

/** The caller's projects with what each shows, the last changed first. @param limit how many are listed. */
export async function listProjects(caller: Caller, limit: number) {
  return asCaller(caller, async (tx) => {
    const { total } = await tx
      .selectFrom("projects")
      .select(({ fn }) => fn.countAll<string | number>().as("total"))
      .executeTakeFirstOrThrow();
    const projects = await tx
      .selectFrom("projects as p")
      .leftJoin("deployments as d", "d.id", "p.current_deployment_id")
      .selectAll("p")
      .select(["d.status", "d.host_label", "d.host_url"])
      .orderBy("p.updated_at", "desc")
      .orderBy("p.id")
      .limit(limit)
      .execute();
    return { projects, total: Number(total) };
  });
}

/** Removes the caller's project with its deployments. Answers the blobs that they had. */
export async function deleteProject(caller: Caller, id: string): Promise<string[]> {
  return asCaller(caller, async (tx) => {
    await lockProject(tx, id);
    const rows = await tx.selectFrom("deployments").select("blobs").where("project_id", "=", id).execute();
    await tx.deleteFrom("projects").where("id", "=", id).execute();
    return [...new Set(rows.flatMap(({ blobs }) => blobs))];
  });
}

/** Removes a project that never got a deployment that works, so that its slug is free again. */
export async function deleteEmptyProject(caller: Caller, id: string): Promise<void> {
  await asCaller(caller, async (tx) => {
    await lockProject(tx, id);
    await tx
      .deleteFrom("projects")
      .where("id", "=", id)
      .where("current_deployment_id", "is", null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("deployments")
              .select("id")
              .where("project_id", "=", id)
              .where("status", "<>", "ERROR"),
          ),
        ),
      )
      .execute();
  });
}

/** The first of these slugs that nobody has. As the service: a slug is public, whose it is is not told. */
export async function firstFreeSlug(slugs: readonly string[]): Promise<string | undefined> {
  const taken = await asService((tx) =>
    tx.selectFrom("projects").select("slug").where("slug", "in", slugs).execute(),
  );
  const names = new Set(taken.map(({ slug }) => slug));
  return slugs.find((slug) => !names.has(slug));
}

/** Makes others who change which deployments a project has wait for this transaction. */
export async function lockProject(tx: Tx, id: string): Promise<Project | undefined> {
  return tx.selectFrom("projects").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}
