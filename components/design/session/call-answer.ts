import type { DesignChange } from "@/lib/design/store/design-change";
import { iconWarnings } from "@/lib/design/store/icon-warnings";
import type { ToolOutcome } from "@/lib/design/tools/run-tool";
import { isPassing, type SessionRequests, statusOf } from "./session-requests";

const RETRY_MS = 1500;

/** What the session is told of a call. @param change what has become different since it was told last. */
export async function answerOf(
  callId: string,
  outcome: ToolOutcome,
  change: DesignChange | null,
): Promise<object> {
  return {
    callId,
    success: outcome.success,
    result: outcome.success
      ? { message: outcome.message, data: await withIconWarnings(outcome) }
      : { error: outcomeSentence(outcome) },
    ...(change ? { change } : {}),
  };
}

/** What a tool answers, with warnings of icons that there are not: only the service knows which there are. */
export async function withIconWarnings({
  data,
  diff,
}: Extract<ToolOutcome, { success: true }>): Promise<Readonly<Record<string, unknown>>> {
  const missing = await iconWarnings(diff);
  if (missing.length === 0) return data;
  return { ...data, warnings: [...(Array.isArray(data.warnings) ? data.warnings : []), ...missing] };
}

/** Sends an answer until it is there. @returns false when it is not ours to give any more. */
export async function sendAnswer(
  requests: SessionRequests,
  answer: object,
  mayGoOn: () => boolean,
): Promise<boolean> {
  for (let sent = answer; ; ) {
    try {
      await requests.sendResult(sent);
      return true;
    } catch (error) {
      // What was changed counts more than what was read.
      if (statusOf(error) === 413 && sent === answer) {
        sent = { ...answer, result: { message: "Done; the answer is too large to send.", data: {} } };
        continue;
      }
      if (!isPassing(error) || !mayGoOn()) return false;
      await pause(RETRY_MS);
    }
  }
}

/** Asks until there is an answer. @param onMissing told of a 404. @throws ApiError for what asking again cannot help. */
export async function askUntilAnswered<T>(
  ask: () => Promise<T>,
  hasLeft: () => boolean,
  onMissing: () => Promise<unknown>,
): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (statusOf(error) === 404) await onMissing();
      if (!isPassing(error) || hasLeft()) throw error;
      await pause(RETRY_MS);
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A failure in one sentence, with the example that goes with it. */
export function outcomeSentence({ error, details }: Extract<ToolOutcome, { success: false }>): string {
  return "example" in details ? `${error}. Example: ${JSON.stringify(details.example)}` : error;
}
