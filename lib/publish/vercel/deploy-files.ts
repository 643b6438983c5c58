import type { Project } from "../../data/projects";
import type { SiteFile } from "../files/read-site";
import { slugTaken } from "../slug-taken";
import { siteUrlOf } from "./site-url";
import { sha1, type VercelClient, type VercelDeployment, type VercelFile } from "./vercel-client";
import { failed, VercelRefusal } from "./vercel-request";

/** Files that are sent at the same time. */
const SENT_AT_ONCE = 5;

/** Makes `/about` find about.html, as our own hosting does. */
const OWN_CONFIGURATION = { path: "vercel.json", bytes: Buffer.from('{"cleanUrls":true}') };

/**
 * Brings files to Vercel and deploys them.
 * @throws AppError CONFLICT when the account has a project of that name which is not this one; UPSTREAM_FAILED.
 */
export async function deployFiles(
  client: VercelClient,
  { slug, provider_project_id: known }: Pick<Project, "slug" | "provider_project_id">,
  files: readonly Pick<SiteFile, "path" | "bytes">[],
): Promise<VercelDeployment & { readonly siteUrl: string; readonly projectId: string }> {
  // The operator may have projects of their own, which no publisher may replace.
  if (!known && (await client.findProject(slug))) throw await slugTaken(slug);
  const all = [...files, OWN_CONFIGURATION].map(({ path, bytes }) => ({
    file: path,
    sha: sha1(bytes),
    bytes,
  }));
  const bytesOf = new Map(all.map(({ sha, bytes }) => [sha, bytes]));
  await sendAll(client, [...bytesOf.values()]);
  const listed = all.map(({ file, sha, bytes }): VercelFile => ({ file, sha, size: bytes.byteLength }));
  const made = await client.createDeployment(slug, known, listed).catch(async (error: unknown) => {
    if (!(error instanceof VercelRefusal) || error.code !== "missing_files") throw error;
    await sendAll(
      client,
      error.missing.flatMap((sha) => bytesOf.get(sha) ?? []),
    );
    return client.createDeployment(slug, known, listed);
  });
  const projectId = known ?? made.projectId ?? (await client.findProject(slug));
  if (!projectId) throw failed("Vercel does not say which project it made. Try again later.");
  if (!known) await openToEverybody(client, projectId);
  const hosts = made.aliases.length > 0 ? made.aliases : await client.listDomains(projectId);
  return { ...made, projectId, siteUrl: siteUrlOf(slug, hosts) ?? made.hostUrl };
}

async function sendAll(client: VercelClient, files: readonly Uint8Array[]): Promise<void> {
  for (let at = 0; at < files.length; at += SENT_AT_ONCE)
    await Promise.all(files.slice(at, at + SENT_AT_ONCE).map((bytes) => client.uploadFile(bytes)));
}

/** Some plans do not have the setting, and need none: a refusal is the operator's to know, no reason to fail. */
async function openToEverybody(client: VercelClient, projectId: string): Promise<void> {
  await client.openProject(projectId).catch((error: unknown) => {
    if (!(error instanceof VercelRefusal)) throw error;
    console.warn(
      `Vercel keeps its protection on ${projectId} (${error.message}); visitors may be asked to sign in.`,
    );
  });
}
