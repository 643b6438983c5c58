import type { z } from "zod";

/** What a tool answers. */
export interface ToolResult {
  /** One sentence for a person or a model: what was done. */
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a call answers that was not done. */
export interface ToolRefusal {
  readonly success: false;
  /** Where, what was wrong, and what would be right. */
  readonly error: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A worked example: a call, and in words what it does. */
export interface ToolExample<Input> {
  readonly when: string;
  readonly input: Input;
}

/** What tools of designs and of posters have in common. */
export interface ToolBase<Schema extends z.ZodObject> {
  /** Without the prefix that REST callers use: `add_section`. */
  readonly name: string;
  /** For a model: what it does, when to use it, what it answers. */
  readonly description: string;
  readonly input: Schema;
  readonly examples: readonly ToolExample<z.input<Schema>>[];
}
