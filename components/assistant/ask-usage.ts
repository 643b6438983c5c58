import { ChatFailure } from "./ask-chat";
import { type Usage, usage } from "./chat-events";
import { problemOfAnswer, problemOfError } from "./chat-problem";

/** How much of this month the person has used. @throws ChatFailure that says why nothing can be asked. */
export async function askUsage(): Promise<Usage> {
  const response = await fetch("/api/v1/design/ai/usage").catch((error: unknown) => {
    throw new ChatFailure(problemOfError(error));
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new ChatFailure(problemOfAnswer(response.status, answer));
  return usage.parse(answer);
}
