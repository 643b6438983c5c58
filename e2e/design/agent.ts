import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../fixtures/test";

/** What execute and poll answer. */
export interface Answer {
  readonly callId: string;
  readonly status: "pending" | "completed" | "success" | "error";
  readonly result?: {
    readonly data?: Record<string, unknown>;
    readonly error?: string;
    readonly message?: string;
  };
}

/** An agent with a session of its own. */
export interface Agent {
  readonly sessionId: string;
  /** Path of the page. */
  readonly page: string;
  /** Calls a tool; waits for its result unless told otherwise. */
  call(tool: string, input: object, wait?: boolean): Promise<Answer>;
  poll(callId: string): Promise<Answer>;
  /** Asks until a call has ended. */
  ended(callId: string): Promise<Answer>;
  /** Ids of the calls that have ended, at most 100, in the order in which the service took them. */
  endedCallIds(): Promise<string[]>;
}

const API = "/api/v1/design/sessions";

/** Begins a session over HTTP, as an agent does. */
export async function beginSession(request: APIRequestContext): Promise<Agent> {
  const made = await request.post(API, { data: { label: "Browser test" } });
  expect(made.status()).toBe(201);
  const { sessionId, designUrl } = (await made.json()) as { sessionId: string; designUrl: string };
  const poll = async (callId: string) =>
    (await (await request.get(`${API}/${sessionId}/poll/${callId}`)).json()) as Answer;
  return {
    sessionId,
    page: new URL(designUrl).pathname + new URL(designUrl).search,
    async call(tool, input, wait = true) {
      const sent = await request.post(`${API}/${sessionId}/execute?wait=${wait}`, {
        data: { tool: `design_${tool}`, input },
      });
      expect(sent.status(), await sent.text()).toBe(200);
      return (await sent.json()) as Answer;
    },
    poll,
    async ended(callId) {
      await expect.poll(async () => (await poll(callId)).status).not.toBe("pending");
      return poll(callId);
    },
    async endedCallIds() {
      const listed = await request.get(`${API}/${sessionId}/changes?after=0`);
      expect(listed.status(), await listed.text()).toBe(200);
      const { changes } = (await listed.json()) as { changes: { callId: string }[] };
      return changes.map(({ callId }) => callId);
    },
  };
}

/** Begins a session and opens its page, which runs its calls. */
export async function beginDrawing(page: Page, request: APIRequestContext): Promise<Agent> {
  const agent = await beginSession(request);
  await page.goto(agent.page);
  await isDrawing(page);
  return agent;
}

/** Makes an artboard with a section of markup on it. @returns its id. */
export async function drawPage(agent: Agent, artboard: object, jsx: string): Promise<string> {
  const made = await agent.call("create_artboard", artboard);
  expect(made.status, JSON.stringify(made)).toBe("completed");
  const parentId = String(made.result?.data?.artboardId);
  const added = await agent.call("add_section", { parentId, jsx });
  expect(added.status, JSON.stringify(added)).toBe("completed");
  return parentId;
}

/** Waits until a page runs the session's calls. */
export async function isDrawing(page: Page): Promise<void> {
  await expect(page.getByText("Connected, drawn here")).toBeVisible();
}

/** Names of the artboards, in order, as the agent reads them. */
export async function artboardNames(agent: Agent): Promise<string[]> {
  const { result } = await agent.call("list_artboards", {});
  const artboards = (result?.data?.artboards ?? []) as { name: string }[];
  return artboards.map(({ name }) => name);
}
