/** An answer that is no success, in the service's own words. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(
    message: string,
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/**
 * Asks the design API with the person's own cookies.
 * @param path below /api/v1/design, like `/documents`.
 * @param body JSON, or a form with a file.
 * @throws ApiError with the service's sentence; its message can be shown as it is.
 */
export async function askApi<T>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: object | FormData,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const json = body !== undefined && !(body instanceof FormData);
  const response = await fetch(`/api/v1/design${path}`, {
    method,
    headers: { ...headers, ...(json ? { "Content-Type": "application/json" } : {}) },
    ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as FormData) }),
  }).catch(() => {
    throw new ApiError("The service cannot be reached. Try again in a moment.", 0, {});
  });
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok) return answer as T;
  throw new ApiError(String(answer.error ?? "That did not work. Try again."), response.status, answer);
}

/** What to tell a person about an error, whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : "That did not work. Try again.";
