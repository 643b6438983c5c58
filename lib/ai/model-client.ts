import Anthropic from "@anthropic-ai/sdk";
import { env } from "../env";
import { AppError } from "../http/app-error";

/** What to set for the assistant to work; null where it is set up. */
export const assistantSetup = (): string | null =>
  env().ANTHROPIC_API_KEY
    ? null
    : "The assistant is not set up on this server: it needs ANTHROPIC_API_KEY in its environment. To try it without a key, run npm run fake-model and start the server with the lines that it prints.";

/** @throws AppError ASSISTANT_UNAVAILABLE, saying what to set. */
export function assertAssistantReady(): void {
  const setup = assistantSetup();
  if (setup !== null) throw new AppError("ASSISTANT_UNAVAILABLE", setup);
}

let client: { readonly key: string; readonly address: string; readonly anthropic: Anthropic } | undefined;

/**
 * The client of the model's API, which the operator names. It never retries by itself: what was sent on to a person must
 * not come twice, and only ask-model.ts knows what was.
 */
export function modelClient(): Anthropic {
  const { ANTHROPIC_API_KEY: key = "", ANTHROPIC_BASE_URL: address } = env();
  if (client?.key !== key || client.address !== address) {
    const options = { apiKey: key, baseURL: address, maxRetries: 0, logLevel: "off" } as const;
    client = { key, address, anthropic: new Anthropic(options) };
  }
  return client.anthropic;
}
