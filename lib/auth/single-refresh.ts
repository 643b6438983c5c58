/**
 * One refresh for many requests. Threat: requests in parallel with one expired token each refresh it; the identity takes
 * the second for theft and signs the person out. Covered: within this process, whoever asks with the same token while the
 * first is under way, or shortly after, is given the same answer. Across processes the identity's own grace must do.
 */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** How long an answer is remembered: as long as the identity itself would take the token again. */
const REMEMBER_MS = 10_000;

interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

// Route bundles have their own module state, so what is one per process lives on globalThis.
const ANSWERS = Symbol.for("affiche.refresh-answers");
const shared = globalThis as { [ANSWERS]?: LRUCache<string, Promise<Answer>> };

/** Forgets all answers, for tests. */
export function forgetRefreshes(): void {
  delete shared[ANSWERS];
}

/** A fetch whose refreshes of one token become one request. */
export function withSingleRefresh(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const token = refreshedToken(input, init);
    if (token === null) return ask(input, init);
    shared[ANSWERS] ??= new LRUCache({ max: 1000, ttl: REMEMBER_MS });
    const answers = shared[ANSWERS];
    const key = createHash("sha256")
      .update(`${new URL(String(input)).pathname} ${token}`)
      .digest("hex");
    let known = answers.get(key);
    if (!known) {
      known = ask(input, init).then(readAnswer);
      answers.set(key, known);
    }
    const forget = () => void (answers.peek(key) === known && answers.delete(key));
    try {
      const { status, headers, body } = await known;
      // A refusal is shared by those who wait for it, and asked for anew by those who come later.
      if (status >= 300) forget();
      return new Response(body, {
        status,
        headers: new Headers(headers.map(([name, value]): [string, string] => [name, value])),
      });
    } catch (error) {
      forget();
      throw error;
    }
  };
}

async function readAnswer(response: Response): Promise<Answer> {
  // The text is decoded already, so what was said of its transport holds no more.
  const headers = [...response.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name));
  return { status: response.status, headers, body: await response.text() };
}

/** The refresh token that a request to the identity wants to exchange. */
function refreshedToken(input: unknown, init?: RequestInit): string | null {
  const address = String(input);
  if (init?.method !== "POST" || !address.includes("grant_type=refresh_token")) return null;
  const body: unknown = JSON.parse(String(init.body));
  const token =
    typeof body === "object" && body !== null && "refresh_token" in body ? body.refresh_token : null;
  return typeof token === "string" ? token : null;
}
