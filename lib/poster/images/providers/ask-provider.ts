import { AppError } from "../../../http/app-error";

/** Where a provider is asked; the operator names it. */
export interface ProviderAddress {
  /** `https://api.example.com`, perhaps with a path. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Longest wait for a provider: whoever waits would rather have our own pictures. */
const TIMEOUT_MS = 3000;

/** More than a page of any provider. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Asks a provider for JSON, bounded in time and size.
 * @throws AppError UPSTREAM_FAILED, with the provider's status as its cause and when to ask again, where it said so.
 */
export async function askProvider(
  name: string,
  { origin, headers }: ProviderAddress,
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): Promise<unknown> {
  const url = new URL(`${origin.replace(/\/+$/, "")}${path}`);
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(key, String(value));
  }
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = { accept: "application/json", "user-agent": "Affiche", ...headers };
    const response = await fetch(url, { headers: sent, redirect: "error", signal });
    if (!response.ok) {
      await response.body?.cancel();
      throw failed(name, new Error(`${name} answered ${response.status}`), retryAfter(response));
    }
    return JSON.parse(await readBounded(response)) as unknown;
  } catch (error) {
    throw error instanceof AppError ? error : failed(name, error);
  }
}

/** A provider that cannot be used now. None of its own words are told. */
export const failed = (name: string, cause: unknown, retryAfterSeconds?: number): AppError =>
  new AppError("UPSTREAM_FAILED", `The pictures of ${name} cannot be searched just now.`, {
    cause,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`The answer is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString("utf8");
}
