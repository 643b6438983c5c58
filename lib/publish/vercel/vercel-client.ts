import { createHash } from "node:crypto";
import { z } from "zod";
import type { DeploymentStatus } from "../../data/deployments";
import { askVercel, VercelRefusal, type VercelSettings } from "./vercel-request";

/** A file that Vercel has, or is about to get. */
export interface VercelFile {
  readonly file: string;
  readonly sha: string;
  readonly size: number;
}

/** A deployment as Vercel tells of it. */
export interface VercelDeployment {
  readonly id: string;
  /** Its own address. */
  readonly hostUrl: string;
  readonly status: DeploymentStatus;
  /** Hosts under which the project's production is found. */
  readonly aliases: readonly string[];
  readonly projectId: string | undefined;
}

/** What we ask of Vercel's REST API. Methods throw AppError UPSTREAM_FAILED, or VercelRefusal where they say so. */
export type VercelClient = ReturnType<typeof createVercelClient>;

const host = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i);

const deployment = z
  .object({
    id: z.string().min(1),
    url: z
      .string()
      .transform((url) => url.replace(/^https:\/\//, ""))
      .pipe(host),
    readyState: z.string().optional(),
    status: z.string().optional(),
    alias: z.array(z.string()).nullish(),
    projectId: z.string().min(1).nullish(),
  })
  .refine(({ readyState, status }) => (readyState ?? status) !== undefined, "tells no state");

const STATUSES: Readonly<Record<string, DeploymentStatus>> = {
  QUEUED: "QUEUED",
  INITIALIZING: "BUILDING",
  BUILDING: "BUILDING",
  READY: "READY",
  ERROR: "ERROR",
  CANCELED: "ERROR",
  BLOCKED: "ERROR",
  DELETED: "ERROR",
};

/** All calls that one publication makes end within this time. */
const TIMEOUT_MS = 60_000;

/** The client for one piece of work with one account. @param given timeoutMs is for all its calls together. */
export function createVercelClient(given: Omit<VercelSettings, "signal"> & { readonly timeoutMs?: number }) {
  const settings = { ...given, signal: AbortSignal.timeout(given.timeoutMs ?? TIMEOUT_MS) };
  const idPath = (version: string, kind: string, id: string, rest = "") =>
    `/${version}/${kind}/${encodeURIComponent(id)}${rest}`;
  return {
    /** Brings bytes; those that are there already are taken without complaint. */
    async uploadFile(bytes: Uint8Array): Promise<void> {
      const headers = { "Content-Type": "application/octet-stream", "x-vercel-digest": sha1(bytes) };
      await askVercel(settings, { method: "POST", path: "/v2/files", bytes, headers }, z.unknown());
    },

    /** Makes the production deployment of a project from files that were brought. @throws VercelRefusal */
    async createDeployment(name: string, projectId: string | null, files: readonly VercelFile[]) {
      const json = {
        name,
        ...(projectId && { project: projectId }),
        files,
        target: "production",
        // Files are served as they are: nothing is detected, installed or built.
        projectSettings: { framework: null, buildCommand: "", installCommand: "", outputDirectory: "." },
      };
      const path = "/v13/deployments?skipAutoDetectionConfirmation=1";
      return read(await askVercel(settings, { method: "POST", path, json }, deployment));
    },

    /** A deployment as it is now. @throws VercelRefusal */
    async getDeployment(id: string) {
      return read(
        await askVercel(settings, { method: "GET", path: idPath("v13", "deployments", id) }, deployment),
      );
    },

    /** Id of a project, by its name; null when there is none. */
    async findProject(name: string): Promise<string | null> {
      const call = { method: "GET", path: idPath("v9", "projects", name) } as const;
      const found = await askVercel(settings, call, z.object({ id: z.string().min(1) })).catch(
        ifMissing(null),
      );
      return found?.id ?? null;
    },

    /** Lets everybody see a project, where a team's default asks visitors to sign in. @throws VercelRefusal */
    async openProject(id: string): Promise<void> {
      const json = { ssoProtection: null };
      await askVercel(settings, { method: "PATCH", path: idPath("v9", "projects", id), json }, z.unknown());
    },

    /** The hosts of a project; none when Vercel does not say. */
    async listDomains(id: string): Promise<readonly string[]> {
      const schema = z.object({ domains: z.array(z.object({ name: z.string() })) });
      const call = { method: "GET", path: idPath("v9", "projects", id, "/domains") } as const;
      const found = await askVercel(settings, call, schema).catch(ifMissing({ domains: [] }));
      return found.domains.map(({ name }) => name);
    },

    /** Makes an earlier deployment the one of production. @throws VercelRefusal */
    async promote(projectId: string, deploymentId: string): Promise<void> {
      const path = idPath("v10", "projects", projectId, `/promote/${encodeURIComponent(deploymentId)}`);
      await askVercel(settings, { method: "POST", path, json: {} }, z.unknown());
    },

    /** Removes a project with all its deployments; one that is not there is as good as removed. */
    async deleteProject(id: string): Promise<void> {
      const call = { method: "DELETE", path: idPath("v9", "projects", id) } as const;
      await askVercel(settings, call, z.unknown()).catch(ifMissing(undefined));
    },
  };
}

/** SHA-1, by which Vercel knows files. */
export const sha1 = (bytes: Uint8Array): string => createHash("sha1").update(bytes).digest("hex");

function read(answer: z.output<typeof deployment>): VercelDeployment {
  return {
    id: answer.id,
    hostUrl: `https://${answer.url}`,
    // A state that is new to us is on its way to one that is not.
    status: STATUSES[answer.readyState ?? answer.status ?? ""] ?? "BUILDING",
    aliases: (answer.alias ?? []).filter((alias) => host.safeParse(alias).success),
    projectId: answer.projectId ?? undefined,
  };
}

const ifMissing =
  <T>(answer: T) =>
  (error: unknown): T => {
    if (error instanceof VercelRefusal && error.status === 404) return answer;
    throw error;
  };
