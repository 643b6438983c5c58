/**
 * Requests to Vercel. Threat: a provider that is slow, busy, broken or talkative. Covered: one time limit over all tries,
 * bounded answers, tries again only where that can help, no redirects (the token goes nowhere else), errors in our
 * words; the token is neither in an error nor in a log. Left open: what Vercel does with the files.
 */
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "../../http/app-error";

/** Whom to ask, and how patiently. */
export interface VercelSettings {
  readonly token: string;
  readonly teamId?: string | undefined;
  /** Origin of the API. */
  readonly apiUrl: string;
  /** The pause before the second try; it doubles. */
  readonly pauseMs?: number;
  /** Ends everything that is not done in time, pauses included. */
  readonly signal: AbortSignal;
}

/** One call. */
export interface VercelCall {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** From the origin, with its query but without the team. */
  readonly path: string;
  readonly json?: unknown;
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that its caller knows what to do about; others are AppErrors already. */
export class VercelRefusal extends Error {
  override readonly name = "VercelRefusal";
  constructor(
    readonly status: number,
    /** Vercel's own code: `not_found`, `missing_files`. */
    readonly code: string,
    /** With missing_files: their hashes. */
    readonly missing: readonly string[],
  ) {
    super(`Vercel answered ${status} ${code}`);
  }
}

const PAUSE_MS = 500;
const MAX_TRIES = 4;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

const failure = z.object({
  error: z.object({ code: z.string().catch("unknown"), missing: z.array(z.string()).catch([]) }),
});

/**
 * Asks, again when Vercel is busy or broken, and reads the answer by its schema.
 * @throws VercelRefusal for 400, 404 and 409; AppError UPSTREAM_FAILED for everything else.
 */
export async function askVercel<S extends z.ZodType>(
  settings: VercelSettings,
  call: VercelCall,
  schema: S,
): Promise<z.output<S>> {
  const { signal } = settings;
  for (let tries = 1; ; tries++) {
    const answer = await tryOnce(settings, call);
    if (answer instanceof Answer && answer.ok) return answer.read(schema);
    if (tries < MAX_TRIES && (!(answer instanceof Answer) || answer.mayPass)) {
      const doubled = (settings.pauseMs ?? PAUSE_MS) * 2 ** (tries - 1);
      const asked = answer instanceof Answer ? answer.retryAfterMs : null;
      // A pause that outlasts the time limit ends there.
      await wait(asked ?? doubled, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) continue;
    }
    if (answer instanceof Answer) throw answer.toError();
    throw unreachable(signal.aborted, answer);
  }
}

/** An answer, or the error that came instead. */
async function tryOnce(settings: VercelSettings, call: VercelCall): Promise<Answer | Error> {
  try {
    const url = new URL(call.path, settings.apiUrl);
    if (settings.teamId) url.searchParams.set("teamId", settings.teamId);
    const json = call.json === undefined ? undefined : JSON.stringify(call.json);
    const headers = {
      Authorization: `Bearer ${settings.token}`,
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...call.headers,
    };
    const body = json ?? (call.bytes as Uint8Array<ArrayBuffer> | undefined);
    const response = await fetch(url, {
      method: call.method,
      headers,
      body,
      redirect: "error",
      signal: settings.signal,
    });
    return new Answer(response.status, response.headers, await readText(response));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_ANSWER_BYTES)
      throw new Error(`Vercel's answer is larger than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length).toString("utf8");
}

class Answer {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly text: string,
  ) {}

  get ok() {
    return this.status >= 200 && this.status < 300;
  }

  /** Whether it could be another answer next time. */
  get mayPass() {
    return this.status === 429 || this.status >= 500;
  }

  get retryAfterMs(): number | null {
    const given = this.headers.get("retry-after");
    if (!given) return null;
    const ms = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
    return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 2_147_483_647) : null;
  }

  read<S extends z.ZodType>(schema: S): z.output<S> {
    const parsed = schema.safeParse(this.json());
    if (parsed.success) return parsed.data;
    throw failed("Vercel answers what this server does not understand. Try again later.", parsed.error);
  }

  toError(): Error {
    const { error } = failure.safeParse(this.json()).data ?? { error: { code: "unknown", missing: [] } };
    const refusal = new VercelRefusal(this.status, error.code.slice(0, 60), error.missing);
    if ([400, 404, 409].includes(this.status)) return refusal;
    const { status } = this;
    if (status === 401 || status === 403) {
      return failed(
        "Vercel does not accept this server's VERCEL_TOKEN, or VERCEL_TEAM_ID is not its team.",
        refusal,
      );
    }
    if (status === 402) return failed("This server's plan at Vercel is used up.", refusal);
    if (status === 429) return failed("Vercel is busy. Try again in a moment.", refusal);
    return failed("Vercel could not do this. Try again later.", refusal);
  }

  private json(): unknown {
    try {
      return this.text === "" ? undefined : JSON.parse(this.text);
    } catch {
      // What is no JSON fits no schema.
      return undefined;
    }
  }
}

const unreachable = (late: boolean, cause: Error) =>
  failed(late ? "Vercel took too long. Try again later." : "Vercel does not answer. Try again later.", cause);

/** @param cause for the log; it holds no token. */
export const failed = (message: string, cause?: unknown) =>
  new AppError("UPSTREAM_FAILED", message, { cause });
