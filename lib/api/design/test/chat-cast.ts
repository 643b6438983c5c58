import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { type HeardEvent, ofType } from "@/lib/ai/test/read-events";
import { createPerson } from "@/lib/auth/test/create-person";
import { asService, closeDatabase, useDatabase } from "@/lib/data/database";
import type { TestEngine } from "@/lib/data/test/test-engines";
import { resetEnv } from "@/lib/env";
import { type FakeModel, startFakeModel } from "@/scripts/fake-model/start";

/** Somebody who asks. */
export interface Asker {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Who asks, and whom the service asks. */
export interface ChatCast {
  readonly free: Asker;
  readonly pro: Asker;
  readonly other: Asker;
  readonly admin: Asker;
  readonly model: FakeModel;
}

/** A call of the assistant, as an answer tells it. */
export interface HeardCall {
  readonly id: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Lets the routes of a test file work on a database of its own and on the scripted model. Requests are not limited. */
export function setUpChat(engine: TestEngine): ChatCast {
  const cast: { -readonly [Key in keyof ChatCast]?: ChatCast[Key] } = {};
  beforeAll(async () => {
    useDatabase(await engine.open());
    cast.model = await startFakeModel();
    const plans = { free: "free", pro: "pro", other: "pro", admin: "free" } as const;
    for (const [name, plan] of Object.entries(plans)) {
      const made = await createPerson({ email: `${name}@people.test`, plan, isAdmin: name === "admin" });
      cast[name as keyof typeof plans] = { id: made.id, headers: { cookie: made.cookie } };
    }
  }, 120_000);
  afterAll(async () => {
    await cast.model?.close();
    await closeDatabase();
  }, 60_000);
  beforeEach(async () => {
    setEnv({
      RATE_LIMIT_FACTOR: "0",
      ANTHROPIC_API_KEY: "scripted",
      ANTHROPIC_BASE_URL: cast.model?.origin ?? "",
      AI_MODEL_FAST: "fast-model",
      AI_MODEL_MAIN: "main-model",
    });
    if (cast.model) cast.model.seen.length = 0;
    await asService(async (tx) => {
      await tx.deleteFrom("ai_questions").execute();
      await tx.deleteFrom("ai_usage").execute();
    });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    resetEnv();
    vi.restoreAllMocks();
  });
  return cast as ChatCast;
}

/** Changes variables of the environment until the end of the test. */
export function setEnv(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  resetEnv();
}

type Handler = (request: Request) => Promise<Response>;

/** Asks a route of the assistant as a browser of our own pages would. */
export function askRoute(
  handler: Handler,
  asker: Asker | null,
  body?: unknown,
  init: RequestInit = {},
): Promise<Response> {
  const json = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const headers = { "content-type": "application/json", ...asker?.headers, ...init.headers };
  return handler(new Request("http://design.test/api/v1/design/ai/chat", { ...json, ...init, headers }));
}

/** A question as the first request has it. */
export const asking = (content: unknown, more: object = {}) => ({
  messages: [{ role: "user", content }],
  artboards: [],
  ...more,
});

/** The calls that an answer waits for. */
export const callsOf = (events: readonly HeardEvent[]): HeardCall[] =>
  ofType(events, "tool_calls_pending").flatMap(({ toolCalls }) => toolCalls as HeardCall[]);

/** The fields of a follow-up. @param resultOf what came of a call. */
export const following = (
  text: string,
  calls: readonly HeardCall[],
  resultOf: (call: HeardCall) => object = () => ({ success: true, message: "Done.", data: {} }),
) => ({
  pendingAssistantText: text,
  pendingToolCalls: calls,
  pendingToolResults: calls.map((call) => ({ tool_use_id: call.id, result: JSON.stringify(resultOf(call)) })),
});

/** What the model was sent, as far as tests look at it. */
export interface SentBody {
  readonly model: string;
  readonly system: readonly { readonly text: string; readonly cache_control?: object }[];
  readonly tools: readonly { readonly name: string; readonly cache_control?: object }[];
  readonly messages: readonly { readonly role: string; readonly content: readonly SentBlock[] }[];
}

/** A piece of a message that was sent. */
export type SentBlock = Readonly<Record<string, unknown>>;

/** Everything that the model was sent, oldest first. */
export const sentTo = ({ seen }: FakeModel): SentBody[] => seen.map(({ body }) => body as SentBody);

/** The messages of the newest request, without marks of the cache. */
export const lastMessages = (model: FakeModel): { role: string; content: SentBlock[] }[] =>
  (sentTo(model).at(-1)?.messages ?? []).map(({ role, content }) => ({
    role,
    content: content.map(({ cache_control: _, ...block }) => block),
  }));
