import type Anthropic from "@anthropic-ai/sdk";
import type { z } from "zod";
import { designTools } from "@/lib/design/tools/registry";
import { posterTools } from "@/lib/poster/tools/registry";
import { toJsonSchema } from "../schema/json-schema";
import type { ChatRequest } from "./chat-request";

/** What a person can work on with the assistant. */
export type ChatSurface = ChatRequest["surface"];

interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject;
}

const CATALOGUES: Readonly<Record<ChatSurface, readonly ModelTool[]>> = {
  design: designTools.tools,
  poster: posterTools.tools,
};

const made = new Map<ChatSurface, Anthropic.Tool[]>();

/**
 * The tools of a surface as a model is given them, under the names of their registry, without the prefix that callers over
 * HTTP use: the browser runs them under these. The last one carries the mark up to which they are cached.
 */
export function toolsOf(surface: ChatSurface): Anthropic.Tool[] {
  const known = made.get(surface);
  if (known) return known;
  const catalogue = CATALOGUES[surface];
  const tools = catalogue.map(({ name, description, input }, at): Anthropic.Tool => {
    const { $schema: _, ...schema } = toJsonSchema(input, { io: "input" });
    const mark = at === catalogue.length - 1 ? { cache_control: { type: "ephemeral" as const } } : {};
    return { name, description, input_schema: { ...schema, type: "object" }, ...mark };
  });
  made.set(surface, tools);
  return tools;
}
