/**
 * Builds a landing page the way an agent does: over HTTP alone, while a browser shows it.
 * Usage: npx tsx examples/agent-landing-page.ts [--origin=http://127.0.0.1:3000] [--pictures=folder]
 *        Open the link that it prints; the page is built there. It knows nothing but what /llms.txt and GET /tools say.
 *        With --pictures it keeps what get_screenshot answers. It ends with 1, and says why, when anything has failed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { landingSections } from "./landing-page/sections";
import { LANDING_THEME } from "./landing-page/theme";

/** What execute and poll answer. */
interface Answer {
  readonly callId: string;
  readonly status: "pending" | "completed" | "success" | "error";
  readonly result: {
    readonly data?: Readonly<Record<string, unknown>>;
    readonly message?: string;
    readonly error?: string;
  } | null;
}

interface Finding {
  readonly ruleId: string;
  readonly severity: string;
  readonly message: string;
  readonly fix: string;
}

const ASK_EVERY_MS = 500;
const WAIT_FOR_BROWSER_MS = 10 * 60_000;
const WAIT_FOR_RESULT_MS = 60_000;

const { values } = parseArgs({
  options: { origin: { type: "string", default: "http://127.0.0.1:3000" }, pictures: { type: "string" } },
});
const api = `${values.origin.replace(/\/+$/, "")}/api/v1`;

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));

/** Sends JSON and reads JSON. @throws Error with the service's own words when it refuses. */
async function ask<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
  const sent = await fetch(`${api}${path}`, {
    method,
    ...(body ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {}),
  }).catch((cause: unknown) => {
    throw new Error(
      `Nobody answers at ${values.origin}. Start Affiche there (npm start), or give --origin.`,
      {
        cause,
      },
    );
  });
  const text = await sent.text();
  if (!sent.ok) throw new Error(`${method} ${path} answered ${sent.status}: ${text.slice(0, 1000)}`);
  return JSON.parse(text) as T;
}

/** An agent's hold of one session. */
class Agent {
  calls = 0;

  private constructor(
    readonly sessionId: string,
    readonly designUrl: string,
  ) {}

  static async begin(label: string): Promise<Agent> {
    const { sessionId, designUrl } = await ask<{ sessionId: string; designUrl: string }>(
      "POST",
      "/design/sessions",
      { label },
    );
    return new Agent(sessionId, designUrl);
  }

  /** Waits until the link is open in a browser. @throws Error when nobody opens it. */
  async browser(): Promise<void> {
    for (const until = Date.now() + WAIT_FOR_BROWSER_MS; Date.now() < until; await pause()) {
      const { session } = await ask<{ session: { browserConnected: boolean } }>(
        "GET",
        `/design/sessions/${this.sessionId}`,
      );
      if (session.browserConnected) return;
    }
    throw new Error("Nobody has opened the link for ten minutes.");
  }

  /** Calls a tool and waits for what it did. @throws Error that names the tool and what it said. */
  async call(tool: string, input: object): Promise<Readonly<Record<string, unknown>>> {
    this.calls += 1;
    const path = `/design/sessions/${this.sessionId}`;
    let answer = await ask<Answer>("POST", `${path}/execute?wait=true`, { tool: `design_${tool}`, input });
    for (const until = Date.now() + WAIT_FOR_RESULT_MS; answer.status === "pending"; await pause()) {
      if (Date.now() > until) throw new Error(`${tool} got no answer; is the page still open?`);
      answer = await ask<Answer>("GET", `${path}/poll/${answer.callId}`);
    }
    const { data, message, error } = answer.result ?? {};
    if (answer.status === "error" || !data) throw new Error(`${tool} failed: ${error ?? "it says nothing"}`);
    const { warnings } = data;
    if (warnings) throw new Error(`${tool} left something out: ${JSON.stringify(warnings)}`);
    console.log(`  ${tool}: ${message}`);
    return data;
  }
}

/** A picture of our own search. @throws Error when there is none. */
async function findPicture(query: string): Promise<{ url: string; alt: string; photographer: string }> {
  const { images } = await ask<{ images: { url: string; alt: string; photographer: string }[] }>(
    "GET",
    `/images/search?query=${encodeURIComponent(query)}&limit=1`,
  );
  const [first] = images;
  if (!first) throw new Error(`No picture of "${query}" was found.`);
  return first;
}

async function build(agent: Agent): Promise<void> {
  await agent.call("rename_document", { name: "Cairn" });
  await agent.call("set_theme", LANDING_THEME);
  const { artboardId: desktop } = await agent.call("create_artboard", {
    name: "Desktop",
    width: 1440,
    height: 900,
  });
  const [hero, stage] = await Promise.all([findPicture("mountains"), findPicture("forest")]);
  const sections = landingSections({ hero, stage });
  for (const jsx of sections) await agent.call("add_section", { parentId: desktop, jsx });

  const idOf = async (name: string) => {
    const { nodes } = await agent.call("find_nodes", { name, limit: 1 });
    const [found] = nodes as { nodeId: string }[];
    if (!found) throw new Error(`find_nodes knows nothing called "${name}".`);
    return found.nodeId;
  };
  await agent.call("apply_animation_plan", {
    animations: [
      { nodeId: await idOf("Promise"), preset: "fade-up", trigger: "load" },
      { nodeId: await idOf("Steps"), preset: "stagger-fade-up", staggerMs: 100 },
      { nodeId: await idOf("Plans"), preset: "stagger-fade-up", staggerMs: 100 },
    ],
  });

  // One page at three widths: its md: and lg: classes answer to each artboard.
  const artboards = [desktop];
  for (const [name, width, height] of [
    ["Tablet", 768, 1024],
    ["Phone", 390, 844],
  ] as const) {
    const { artboardId } = await agent.call("duplicate_artboard", { artboardId: desktop, newName: name });
    await agent.call("update_artboard", { artboardId, width, height });
    artboards.push(artboardId);
  }
  await agent.call("zoom_to_fit", {});

  for (const mode of ["dark", "light"] as const) {
    await agent.call("set_theme_mode", { mode });
    for (const targetId of artboards) {
      const picture = await agent.call("get_screenshot", { targetId, maxWidth: 1440 });
      if (values.pictures) keep(`${mode}-${artboards.indexOf(targetId)}`, String(picture.dataUrl));
    }
    const { findings } = await agent.call("audit_design", {});
    for (const { severity, ruleId, message, fix } of findings as Finding[]) {
      console.log(`    ${severity} ${ruleId}: ${message} ${fix}`);
      if (severity === "error") throw new Error(`The ${mode} page has a fault: ${message}`);
    }
  }
}

function keep(name: string, dataUrl: string): void {
  const folder = values.pictures ?? ".";
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"));
}

try {
  const agent = await Agent.begin("Landing page of Cairn");
  console.log(`Open this link in a browser; the page is built in it:\n${agent.designUrl}`);
  await agent.browser();
  await build(agent);
  console.log(`Done: ${agent.calls} calls, none failed.\n${agent.designUrl}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
