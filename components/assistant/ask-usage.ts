import { z } from "zod";
import { ChatFailure } from "./ask-chat";
import { type Usage, usage } from "./chat-events";
import { problemOfAnswer, problemOfError } from "./chat-problem";

/** The service says by the way whether there is an assistant at all. */
const answered = usage.extend({ available: z.boolean().default(true), setup: z.string().optional() });

/** How much of this month the person has used. @throws ChatFailure that says why nothing can be asked. */
export async function askUsage(): Promise<Usage> {
  const response = await fetch("/api/v1/design/ai/usage").catch((error: unknown) => {
    throw new ChatFailure(problemOfError(error));
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new ChatFailure(problemOfAnswer(response.status, answer));
  const { available, setup, ...read } = answered.parse(answer);
  if (!available) throw new ChatFailure(problemOfAnswer(503, { error: setup }));
  return read;
}
