import { AppError } from "../../http/app-error";

/** Where and how long a screenshot service is asked. */
export interface ProviderSettings {
  readonly key: string;
  /** Replaces the service's own origin, for tests and gateways. */
  readonly origin?: string | undefined;
  readonly timeoutMs?: number;
}

/** A service's refusal, read from its wire format; none of it reaches a caller. */
export interface ProviderRefusal {
  readonly kind: "key" | "quota" | "busy" | "slow" | "other";
  /** The service's own code or words, for the log. */
  readonly detail: string;
}

const DEFAULT_TIMEOUT_MS = 60_000;
/** More than any picture that may be asked for; what is larger is no picture. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const MAX_REFUSAL_BYTES = 64 * 1024;

/**
 * Posts a request to a screenshot service and reads its picture, bounded in time and size.
 * @throws AppError RENDER_FAILED or RENDER_TIMEOUT; the cause holds the service's words.
 */
export async function askProvider(
  name: string,
  url: string,
  init: Pick<RequestInit, "body" | "headers">,
  { timeoutMs = DEFAULT_TIMEOUT_MS }: ProviderSettings,
  readRefusal: (status: number, body: string) => ProviderRefusal,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, method: "POST", redirect: "error", signal });
    const type = response.headers.get("content-type") ?? "";
    if (response.ok && type.startsWith("image/")) return await readBounded(response, MAX_ANSWER_BYTES);
    const body = new TextDecoder().decode(await readBounded(response, MAX_REFUSAL_BYTES));
    throw refused(name, readRefusal(response.status, body), response.status);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (signal.aborted) throw tooSlow(name, cause);
    throw new AppError("RENDER_FAILED", `The screenshot service ${name} does not answer. Try again later.`, {
      cause,
    });
  }
}

async function readBounded(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function refused(name: string, { kind, detail }: ProviderRefusal, status: number): AppError {
  const cause = new Error(`${name} answered ${status}: ${detail.slice(0, 500)}`);
  const sentence = {
    key: `The screenshot service ${name} does not accept this server's SCREENSHOT_API_KEY.`,
    quota: `The screenshots of this server's plan at ${name} are used up.`,
    busy: `The screenshot service ${name} is busy. Try again in a moment.`,
    other: `The screenshot service ${name} could not take the picture. Try again later.`,
  };
  return kind === "slow" ? tooSlow(name, cause) : new AppError("RENDER_FAILED", sentence[kind], { cause });
}

const tooSlow = (name: string, cause: unknown) =>
  new AppError("RENDER_TIMEOUT", `The screenshot service ${name} took too long. Try again later.`, { cause });
