import type { z } from "zod";
import type { ToolBase, ToolResult } from "@/lib/schema/tool";
import type { DesignReader } from "../document/design-document";
import type { Draft } from "../document/draft";
import type { DesignSurface } from "./design-surface";

interface DesignTool<Schema extends z.ZodObject> extends ToolBase<Schema> {
  /**
   * What a person is asked before the assistant may do this: for what publishes, shares, spends, or takes a whole document
   * away. Null where this call is none of these.
   */
  consent?(design: DesignReader, input: z.output<Schema>): string | null;
}

/** A tool that reads the design. */
export interface ReadTool<Schema extends z.ZodObject = z.ZodObject> extends DesignTool<Schema> {
  readonly kind: "read";
  run(
    design: DesignReader & { readonly version: number },
    input: z.output<Schema>,
    surface: DesignSurface,
  ): ToolResult | Promise<ToolResult>;
}

/** A tool that changes the design: one call is one undo step. It throws OperationError for what cannot be done. */
export interface WriteTool<Schema extends z.ZodObject = z.ZodObject> extends DesignTool<Schema> {
  readonly kind: "write";
  /** What the undo menu says. */
  readonly label: string;
  run(draft: Draft, input: z.output<Schema>, surface: DesignSurface): ToolResult;
}

/** A tool that changes what is seen, and not the design: selection, viewport, undo. */
export interface ViewTool<Schema extends z.ZodObject = z.ZodObject> extends DesignTool<Schema> {
  readonly kind: "view";
  run(surface: DesignSurface, input: z.output<Schema>): ToolResult | Promise<ToolResult>;
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
