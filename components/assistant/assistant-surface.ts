import type { Picture } from "./conversation";

/** What came of a call. */
export type CallOutcome =
  | { readonly success: true; readonly message: string; readonly data: Readonly<Record<string, unknown>> }
  | { readonly success: false; readonly error: string };

/** What a person has selected, as a question can point at it. */
export interface SelectedThings {
  /** Names, in order. */
  readonly names: readonly string[];
}

/** What could not be taken back. */
export interface TakenBack {
  /** Names of what stays, because it was changed since. */
  readonly kept: readonly string[];
}

/**
 * What the assistant works on: a design or a poster. The panel and its loop know nothing else of either.
 * Everything that an answer does is named by a key, so that it can become one step and be taken back.
 */
export interface AssistantSurface {
  readonly kind: "design" | "poster";
  /** Whether this person may change the document here. */
  readonly canEdit: boolean;
  /** Three things to ask for, that make sense now. */
  readonly suggestions: readonly string[];
  readonly selected: SelectedThings;
  /** Another value after each change of document, history or selection. */
  readonly revision: number;
  /** Tells of changes of {@link revision}. @returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** A tool as people read it: "Add section". */
  wordsFor(tool: string): string;
  /** What a request says of the document. @param withSelection whether it points at what is selected. */
  context(withSelection: boolean): Readonly<Record<string, unknown>>;
  /** A small picture of what is selected; null where none can be taken. */
  picture(): Promise<Picture | null>;
  /** What a person is asked before this call; null where it needs no asking. */
  consentFor(tool: string, input: unknown): string | null;
  /** Makes a call. Never rejects for what a model can do wrong. @param signal the person stops. */
  run(tool: string, input: unknown, answer: string, signal: AbortSignal): Promise<CallOutcome>;
  /** Makes what an answer did one undo step. @param label what the undo menu says. */
  endAnswer(answer: string, label: string): void;
  /** Whether something of what an answer did is there, and can be taken back. */
  canTakeBack(answer: string): boolean;
  takeBack(answer: string): TakenBack;
}
