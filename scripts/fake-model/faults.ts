/** What the scripted model does wrong, or oddly, when a wish says so: `fake:slow make a pricing section`. */

/** An answer that is no stream. */
export interface Refusal {
  readonly status: number;
  readonly type: string;
  readonly message: string;
  readonly retryAfterSeconds?: number;
  /** Whether the same request is answered properly the next time. */
  readonly once: boolean;
}

/** How a stream ends before its time. */
export interface EarlyEnd {
  /** After the first words, in the middle of the first call's input, before anything of the answer, or after so many bytes. */
  readonly where: "in-text" | "in-call" | "at-start" | number;
  /** cut: the connection is destroyed. close: the stream ends as if it were complete. hang: nothing more comes. error: an error event. */
  readonly how: "cut" | "close" | "hang" | "error";
  readonly once: boolean;
}

/** Everything that can go wrong with one answer. */
export interface Faults {
  readonly refusal: Refusal | null;
  readonly earlyEnd: EarlyEnd | null;
  /** Before the first byte. */
  readonly waitMs: number;
  /** Between events. */
  readonly pauseMs: number;
  /** Bytes of a packet; null: one event each. */
  readonly packetBytes: number | null;
  /** Packets of odd lengths that follow from this number; null: see packetBytes. */
  readonly seed: number | null;
  readonly lineEnd: "\n" | "\r\n";
}

const OVERLOADED = { status: 529, type: "overloaded_error", message: "Overloaded" };
const LIMITED = {
  status: 429,
  type: "rate_limit_error",
  message: "This request would exceed your organization's rate limit.",
};

const REFUSALS: Readonly<Record<string, Omit<Refusal, "once">>> = {
  overloaded: OVERLOADED,
  "rate-limited": { ...LIMITED, retryAfterSeconds: 1 },
  "server-error": { status: 500, type: "api_error", message: "Internal server error" },
  "bad-request": {
    status: 400,
    type: "invalid_request_error",
    message: "prompt is too long: 1000001 tokens",
  },
  "bad-key": { status: 401, type: "authentication_error", message: "invalid x-api-key" },
  "no-credit": { status: 400, type: "invalid_request_error", message: "Your credit balance is too low" },
};

const PLACES: Readonly<Record<string, EarlyEnd["where"]>> = {
  "in-text": "in-text",
  "in-call": "in-call",
  "at-start": "at-start",
};

/**
 * Reads the control phrases of a wish: `fake:overloaded`, `fake:overloaded-once`, `fake:rate-limited=3` (retry-after),
 * `fake:cut-in-call`, `fake:cut=120` (after bytes), `fake:error-at-start-once`, `fake:slow=40`, `fake:wait=500`,
 * `fake:bytes`, `fake:packets=7`, `fake:seed=3`, `fake:crlf`.
 */
export function readFaults(wish: string): Faults {
  let faults: Faults = {
    refusal: null,
    earlyEnd: null,
    waitMs: 0,
    pauseMs: 0,
    packetBytes: null,
    seed: null,
    lineEnd: "\n",
  };
  for (const { name, value } of controls(wish)) {
    const once = name.endsWith("-once");
    const what = once ? name.slice(0, -"-once".length) : name;
    const refusal = REFUSALS[what];
    const [, how, place] = /^(cut|close|hang|error)(?:-(.+))?$/.exec(what) ?? [];
    if (refusal) {
      const retry = value === null ? {} : { retryAfterSeconds: value };
      faults = { ...faults, refusal: { ...refusal, ...retry, once } };
    } else if (how === "cut" || how === "close" || how === "hang" || how === "error") {
      const where = value ?? PLACES[place ?? "in-text"] ?? "in-text";
      faults = { ...faults, earlyEnd: { where, how, once } };
    } else if (what === "slow") faults = { ...faults, pauseMs: value ?? 40 };
    else if (what === "wait") faults = { ...faults, waitMs: value ?? 1000 };
    else if (what === "bytes") faults = { ...faults, packetBytes: 1 };
    else if (what === "packets") faults = { ...faults, packetBytes: Math.max(1, value ?? 7) };
    else if (what === "seed") faults = { ...faults, seed: value ?? 1 };
    else if (what === "crlf") faults = { ...faults, lineEnd: "\r\n" };
  }
  return faults;
}

/** The control phrases of a wish, in order. */
export function controls(wish: string): { readonly name: string; readonly value: number | null }[] {
  return [...wish.matchAll(/\bfake:([a-z0-9-]+?)(?:=(\d+))?(?=[\s.,;)]|$)/g)].map(([, name = "", value]) => ({
    name,
    value: value === undefined ? null : Number(value),
  }));
}
