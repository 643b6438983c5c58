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
  };
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
