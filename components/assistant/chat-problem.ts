import type { ChatProblem } from "./conversation";

const KINDS: Readonly<Record<number, ChatProblem["kind"]>> = {
  401: "sign-in",
  403: "plan",
  429: "quota",
  502: "model",
  503: "not-configured",
};

/** What each kind of failure comes to, where the service says nothing more exact. */
const SENTENCES: Readonly<Record<ChatProblem["kind"], string>> = {
  "sign-in": "Sign in to ask the assistant.",
  plan: "The assistant comes with a paid plan.",
  quota: "All questions of this month are used.",
  "not-configured":
    "The assistant is not set up on this server: set ANTHROPIC_API_KEY, or try it with npm run fake-model.",
  lost: "The service cannot be reached.",
  refused: "The service did not take this question.",
  model: "The model could not be reached.",
};

/** What an answer that is no success comes to, in the service's own words where it has some. */
export function problemOfAnswer(status: number, body: unknown): ChatProblem {
  const kind = KINDS[status] ?? (status >= 500 ? "model" : "refused");
  const said = textIn(body, "error");
  const setup = textIn(body, "setup");
  const own = said === "" ? SENTENCES[kind] : said;
  return { kind, text: setup === "" || own.includes(setup) ? own : `${own} ${setup}` };
}

/** What a request that got no answer comes to. */
export const problemOfError = (_error: unknown): ChatProblem => ({ kind: "lost", text: SENTENCES.lost });

function textIn(body: unknown, field: string): string {
  if (typeof body !== "object" || body === null) return "";
  const value = (body as Readonly<Record<string, unknown>>)[field];
  return typeof value === "string" ? value : "";
}
