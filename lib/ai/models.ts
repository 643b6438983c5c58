import type Anthropic from "@anthropic-ai/sdk";
import { env } from "../env";
import type { Intent } from "./route-intent";

/** Changes are small and should come at once; what is created or judged deserves the better model. */
const SIZE_OF: Readonly<Record<Intent, "fast" | "main">> = {
  chat: "fast",
  edit: "fast",
  create: "main",
  critique: "main",
};

/** The model for an intent, as the operator has set it. */
export function modelFor(intent: Intent): string {
  const { AI_MODEL_FAST, AI_MODEL_MAIN } = env();
  return SIZE_OF[intent] === "fast" ? AI_MODEL_FAST : AI_MODEL_MAIN;
}

/** Most tokens of one round: a section of a page is long. */
export const MAX_ROUND_TOKENS = 32_000;

/**
 * How a model is told to think before it answers: as little as it can be, because people watch. Models differ in what they
 * take; one that is not known here thinks as it does by itself, and what it thought goes back to it.
 */
export function thinkingOf(model: string): Pick<Anthropic.MessageCreateParams, "thinking"> {
  if (/^claude-sonnet-5-5/.test(model)) return { thinking: { type: "between_tools" } };
  if (/^claude-haiku-(4|5)-5/.test(model)) return { thinking: { type: "disabled" } };
  return {};
}
