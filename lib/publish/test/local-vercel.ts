import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that the server got. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly teamId: string | null;
  readonly authorization: string | undefined;
  readonly json: unknown;
}

/** What to answer instead, to requests whose method and path match. */
export interface Fault {
  readonly match: RegExp;
  /** How many such requests fail before the server is well again; all when absent. */
  times?: number;
  readonly answer: (response: ServerResponse) => void;
}

interface StoredProject {
  readonly id: string;
  readonly name: string;
  ssoProtection: unknown;
  production: string | null;
}

interface StoredDeployment {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly projectId: string;
  readonly files: readonly { readonly file: string; readonly sha: string; readonly size: number }[];
  readyState: string;
  alias: string[];
}

/** Vercel as far as we use it: its REST API over HTTP, with projects, files and deployments in memory. */
export async function startLocalVercel(token: string) {
  const files = new Map<string, Buffer>();
  const projects = new Map<string, StoredProject>();
  const deployments = new Map<string, StoredDeployment>();
  const seen: SeenRequest[] = [];
  const faults: Fault[] = [];
  const state = { aliases: true };

  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://vercel.test");
    const method = request.method ?? "GET";
    const isJson = request.headers["content-type"] === "application/json";
    const json: unknown = isJson ? JSON.parse(body.toString()) : undefined;
    const { authorization } = request.headers;
    seen.push({ method, path: pathname, teamId: searchParams.get("teamId"), authorization, json });
    const fault = faults.find(({ match, times }) => times !== 0 && match.test(`${method} ${pathname}`));
    if (fault) {
      if (fault.times !== undefined) fault.times--;
      fault.answer(response);
      return;
    }
    const authorized = authorization === `Bearer ${token}`;
    send(response, authorized ? route(method, pathname, request, body, json) : refusal(403, "forbidden"));
  }

  function route(
    method: string,
    path: string,
    request: IncomingMessage,
    body: Buffer,
    json: unknown,
  ): WireAnswer {
    const [, , kind, id = "", rest, last] = path.split("/").map(decodeURIComponent);
    if (method === "POST" && path === "/v2/files") {
      const digest = createHash("sha1").update(body).digest("hex");
      if (request.headers["x-vercel-digest"] !== digest) return refusal(400, "digest_mismatch");
      files.set(digest, body);
      return reply(200, { urls: [] });
    }
    if (method === "POST" && path === "/v13/deployments") return deploy(json as DeployBody);
    if (method === "GET" && kind === "deployments") {
      const found = deployments.get(id);
      return found ? reply(200, found) : refusal(404, "not_found");
    }
    const project = projects.get(id) ?? [...projects.values()].find(({ name }) => name === id);
    if (kind === "projects" && !project) return refusal(404, "not_found");
    if (kind === "projects" && project) {
      if (method === "GET" && rest === "domains")
        return reply(200, { domains: [{ name: `${project.name}.vercel.app`, verified: true }] });
      if (method === "GET") return reply(200, project);
      if (method === "PATCH") return reply(200, Object.assign(project, json));
      if (method === "POST" && rest === "promote" && last) {
        project.production = last;
        return reply(201, undefined);
      }
      if (method === "DELETE") {
        projects.delete(project.id);
        for (const each of deployments.values())
          if (each.projectId === project.id) deployments.delete(each.id);
        return reply(204, undefined);
      }
    }
    return refusal(404, "not_found");
  }

  interface DeployBody {
    readonly name: string;
    readonly project?: string;
    readonly files: StoredDeployment["files"];
  }

  function deploy(body: DeployBody): WireAnswer {
    const missing = body.files.map(({ sha }) => sha).filter((sha) => !files.has(sha));
    if (missing.length > 0) return refusal(400, "missing_files", { missing });
    const known = [...projects.values()].find(({ id, name }) => id === body.project || name === body.name);
    const project = known ?? {
      id: `prj_${hex()}`,
      name: body.name,
      ssoProtection: { deploymentType: "all" },
      production: null,
    };
    projects.set(project.id, project);
    const id = `dpl_${hex()}`;
    const made: StoredDeployment = {
      id,
      url: `${body.name}-${hex().slice(0, 9)}-team.vercel.app`,
      name: body.name,
      projectId: project.id,
      files: body.files,
      readyState: "QUEUED",
      alias: state.aliases ? [`${body.name}-team.vercel.app`, `${body.name}.vercel.app`] : [],
    };
    deployments.set(id, made);
    project.production = id;
    return reply(200, made);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    projects,
    deployments,
    seen,
    state,
    /** Makes requests fail. */
    fail: (fault: Fault) => void faults.push(fault),
    /** A project that the operator has already. */
    addProject(name: string) {
      const id = `prj_${hex()}`;
      projects.set(id, { id, name, ssoProtection: null, production: null });
    },
    /** Moves the deployment with this address on. */
    become(hostUrl: string, readyState: string) {
      const found = [...deployments.values()].find(({ url }) => `https://${url}` === hostUrl);
      if (found) found.readyState = readyState;
    },
    /** Well again, and nothing seen. */
    reset() {
      faults.length = 0;
      seen.length = 0;
      state.aliases = true;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hex = () => randomUUID().replaceAll("-", "");

interface WireAnswer {
  readonly status: number;
  readonly json: unknown;
}

const reply = (status: number, json: unknown): WireAnswer => ({ status, json });

const refusal = (status: number, code: string, more: object = {}): WireAnswer =>
  reply(status, { error: { code, message: `upstream says ${code}`, ...more } });

function send(response: ServerResponse, { status, json }: WireAnswer): void {
  const text = json === undefined ? "" : JSON.stringify(json);
  response.writeHead(status, { "Content-Type": "application/json" }).end(text);
}

/** Answers as Vercel does when it refuses. */
export function refuse(response: ServerResponse, status: number, code: string): void {
  send(response, refusal(status, code));
}
