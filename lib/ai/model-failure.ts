import { APIConnectionError, APIError } from "@anthropic-ai/sdk";

/** Why the model gave no answer, or not the whole of it. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  constructor(
    /** What a person is told, in our words. */
    readonly words: string,
    /** Whether asking again may help. */
    readonly isPassing: boolean,
    /** How long the model wants to be left alone. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(words, options);
  }

  /** What the log is told: nothing that a person or a document has said. */
  get forLog(): Readonly<Record<string, unknown>> {
    const { cause } = this;
    if (!(cause instanceof APIError)) return { failure: cause instanceof Error ? cause.name : "none" };
    return { status: cause.status, type: cause.type, modelRequestId: cause.requestID };
  }
}

const LATER = "Try again in a moment.";

/** By the API's own kinds of errors. */
const KINDS: Readonly<Record<string, readonly [words: string, isPassing: boolean]>> = {
  overloaded_error: [`The model is overloaded just now. ${LATER}`, true],
  rate_limit_error: [`The model has too many requests from this server just now. ${LATER}`, true],
  api_error: [`The model's service has a fault. ${LATER}`, true],
  timeout_error: [`The model took too long. ${LATER}`, true],
  authentication_error: [
    "The model's service refuses this server's key. Whoever runs the server should check ANTHROPIC_API_KEY.",
    false,
  ],
  permission_error: [
    "The model's service does not let this server's key use this model. Whoever runs the server should check the key, AI_MODEL_FAST and AI_MODEL_MAIN.",
    false,
  ],
  billing_error: [
    "The account behind this server's key has no credit. Whoever runs the server should look at it.",
    false,
  ],
  not_found_error: [
    "There is no model of the name that this server asks for. Whoever runs it should check AI_MODEL_FAST and AI_MODEL_MAIN.",
    false,
  ],
  request_too_large: ["This conversation is too large for the model. Begin a new one.", false],
};

/** What an error of the client comes to. */
export function asModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (!(error instanceof APIError) || error instanceof APIConnectionError) {
    const words =
      error instanceof APIConnectionError
        ? `The model cannot be reached. ${LATER}`
        : "The connection to the model broke off. Ask again to go on.";
    return new ModelFailure(words, true, null, { cause: error });
  }
  const retryAfterMs = readRetryAfter(error.headers);
  const kind = error.type ?? kindOfStatus(error.status);
  const [words, isPassing] = KINDS[kind] ?? refusedRequest(error.message);
  return new ModelFailure(words, isPassing, retryAfterMs, { cause: error });
}

function kindOfStatus(status: number | undefined): string {
  if (status === 529) return "overloaded_error";
  if (status === 429) return "rate_limit_error";
  if (status === 401) return "authentication_error";
  return status === undefined || status >= 500 || status === 408 ? "api_error" : "invalid_request_error";
}

/** A request that the API does not take. Its message tells why, to us; people are told what they can do. */
function refusedRequest(message: string): readonly [words: string, isPassing: boolean] {
  if (/too long|too many tokens|context/i.test(message))
    return [
      "This conversation is too long for the model. Begin a new one, or ask about a part of it.",
      false,
    ];
  if (/credit balance/i.test(message))
    return [
      "The account behind this server's key has no credit. Whoever runs the server should look at it.",
      false,
    ];
  return [
    "The model's service did not take this request. Put it differently, or begin a new conversation.",
    false,
  ];
}

/** Seconds or a date, as HTTP has it; null where there is neither. */
function readRetryAfter(headers: Headers | undefined): number | null {
  const value = headers?.get("retry-after") ?? null;
  if (value === null) return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
