import type { z } from "zod";
import type { ToolBase, ToolResult } from "@/lib/schema/tool";
import type { PosterState } from "../schema/state";
import type { PosterSurface } from "./poster-surface";

/** What a tool makes of a poster. */
export interface Changed extends ToolResult {
  readonly state: PosterState;
}

interface PosterTool<Schema extends z.ZodObject> extends ToolBase<Schema> {
  /** What a person is asked before the assistant may do this: for what takes a whole poster away. Null where it does not. */
  consent?(state: PosterState, input: z.input<Schema>): string | null;
}

/** A tool that reads the poster, or what there is for posters. Its input is as it was sent, without defaults. */
export interface ReadTool<Schema extends z.ZodObject = z.ZodObject> extends PosterTool<Schema> {
  readonly kind: "read";
  run(state: PosterState, input: z.input<Schema>, surface: PosterSurface): ToolResult | Promise<ToolResult>;
}

/**
 * A tool that changes the poster: one call is one undo step. Pure: the same state and input give the same answer. It throws
 * EditError for what cannot be done; what it makes is checked before it counts.
 */
export interface WriteTool<Schema extends z.ZodObject = z.ZodObject> extends PosterTool<Schema> {
  readonly kind: "write";
  /** What the undo menu says. */
  readonly label: string;
  /** Gets what the change needs from elsewhere, before it is made: the drawing of an icon. */
  prepare?(input: z.input<Schema>, surface: PosterSurface): Promise<string>;
  run(state: PosterState, input: z.input<Schema>, prepared: string): Changed;
}

/** A tool that changes what is seen, and not the poster: undo. */
export interface ViewTool<Schema extends z.ZodObject = z.ZodObject> extends PosterTool<Schema> {
  readonly kind: "view";
  run(surface: PosterSurface, input: z.input<Schema>): ToolResult | Promise<ToolResult>;
}

/** A tool of any kind. */
export type Tool = ReadTool | WriteTool | ViewTool;

/** Declares a tool; exists so that the type of its input is inferred. */
export function defineTool<Schema extends z.ZodObject>(tool: ReadTool<Schema>): ReadTool<Schema>;
export function defineTool<Schema extends z.ZodObject>(tool: WriteTool<Schema>): WriteTool<Schema>;
export function defineTool<Schema extends z.ZodObject>(tool: ViewTool<Schema>): ViewTool<Schema>;
export function defineTool(tool: Tool): Tool {
  return tool;
}
