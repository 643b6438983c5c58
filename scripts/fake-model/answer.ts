/** One piece of an answer. */
export type AnswerBlock =
  | { readonly text: string }
  | { readonly tool: string; readonly input: unknown }
  | { readonly thinking: string };

/** What the scripted model answers. */
export interface Answer {
  readonly blocks: readonly AnswerBlock[];
  /** `tool_use` where a tool is called, else `end_turn`, when absent. */
  readonly stopReason?: "end_turn" | "tool_use" | "max_tokens" | "refusal";
}

/** Something said, and nothing else. */
export const say = (text: string): Answer => ({ blocks: [{ text }] });

/** Something said, then tools called. */
export const call = (text: string, ...calls: readonly [tool: string, input: object][]): Answer => ({
  blocks: [{ text }, ...calls.map(([tool, input]) => ({ tool, input }))],
});
