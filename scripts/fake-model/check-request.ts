/** The checks that the real API makes of a request, with its words where they are known. */
import { createHash } from "node:crypto";
import { z } from "zod";

/** What a thinking block is signed with, so that one that was changed is noticed. */
export const signatureOf = (said: string): string =>
  createHash("sha256").update(`signed ${said}`).digest("base64");

const cache = z
  .strictObject({ type: z.literal("ephemeral"), ttl: z.enum(["5m", "1h"]).optional() })
  .nullish();
const text = z.strictObject({
  type: z.literal("text"),
  text: z.string().refine((value) => value.trim() !== "", "text content blocks must be non-empty"),
  cache_control: cache,
});
const image = z.strictObject({
  type: z.literal("image"),
  source: z.strictObject({
    type: z.literal("base64"),
    media_type: z.enum(["image/jpeg", "image/png", "image/gif", "image/webp"]),
    data: z
      .base64()
      .min(1)
      .max(10 * 1024 * 1024),
  }),
  cache_control: cache,
});
const id = z.string().regex(/^[a-zA-Z0-9_-]+$/);
const toolUse = z.strictObject({
  type: z.literal("tool_use"),
  id,
  name: z.string().min(1).max(200),
  input: z.record(z.string(), z.unknown()),
  cache_control: cache,
});
const toolResult = z.strictObject({
  type: z.literal("tool_result"),
  tool_use_id: id,
  content: z.union([z.string(), z.array(z.discriminatedUnion("type", [text, image]))]).optional(),
  is_error: z.boolean().optional(),
  cache_control: cache,
});
const thinking = z
  .strictObject({ type: z.literal("thinking"), thinking: z.string(), signature: z.string() })
  .refine(({ thinking: said, signature }) => signature === signatureOf(said), {
    path: ["signature"],
    message: "Invalid `signature` in `thinking` block",
  });
const block = z.discriminatedUnion("type", [text, image, toolUse, toolResult, thinking]);

const requestSchema = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().min(1).max(128_000),
  stream: z.literal(true, "this server answers streams only"),
  system: z.union([z.string().min(1), z.array(text)]).optional(),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(["user", "assistant"]),
        content: z.union([z.string().min(1), z.array(block).min(1)]),
      }),
    )
    .min(1)
    .max(100_000),
  tools: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/),
        description: z.string().optional(),
        input_schema: z
          .looseObject({ type: z.literal("object") })
          .refine(
            (schema) => !["anyOf", "oneOf", "allOf"].some((key) => key in schema),
            "input_schema does not support oneOf, allOf, or anyOf at the top level",
          ),
        cache_control: cache,
        eager_input_streaming: z.boolean().optional(),
      }),
    )
    .optional(),
  thinking: z
    .union([
      z.strictObject({ type: z.enum(["disabled", "between_tools"]) }),
      z.looseObject({ type: z.literal("adaptive") }),
    ])
    .optional(),
  metadata: z.strictObject({ user_id: z.string().max(256).nullish() }).optional(),
});

/** A request that passed. */
export type ModelRequest = z.output<typeof requestSchema>;

/** One message of a request. */
export type ModelMessage = ModelRequest["messages"][number];

/** One piece of a message. */
export type ModelBlock = z.output<typeof block>;

/** The pieces of a message, whichever way it was written. */
export const blocksOf = ({ content }: ModelMessage): readonly ModelBlock[] =>
  typeof content === "string" ? [{ type: "text", text: content }] : content;

/** @returns the request, or what is wrong with it. */
export function checkRequest(body: unknown): ModelRequest | { readonly wrong: string } {
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { wrong: `${issue?.path.join(".") || "body"}: ${issue?.message ?? "is not valid"}` };
  }
  const wrong = wrongOrder(parsed.data) ?? wrongPairs(parsed.data) ?? wrongTools(parsed.data);
  return wrong === null ? parsed.data : { wrong };
}

function wrongOrder({ messages }: ModelRequest): string | null {
  if (messages[0]?.role !== "user") return 'messages: first message must use the "user" role';
  const twice = messages.findIndex(({ role }, at) => role === messages[at - 1]?.role);
  if (twice > 0)
    return `messages.${twice}: roles must alternate between "user" and "assistant", but found multiple "${messages[twice]?.role}" roles in a row`;
  if (messages.at(-1)?.role !== "user") return "messages: the conversation must end with a user message";
  return null;
}

/** Every call has its result at the beginning of the next message, and every result its call. */
function wrongPairs({ messages }: ModelRequest): string | null {
  const seen = new Set<string>();
  for (const [at, message] of messages.entries()) {
    const blocks = blocksOf(message);
    const misplaced = blocks.find(({ type }) =>
      message.role === "user"
        ? type === "tool_use" || type === "thinking"
        : type === "tool_result" || type === "image",
    );
    if (misplaced) return `messages.${at}: ${misplaced.type} blocks can not be in ${message.role} messages`;
    const before = messages[at - 1];
    const called = before ? idsOf(before, "tool_use") : [];
    const answered = idsOf(message, "tool_result");
    if (blocks.slice(0, answered.length).some(({ type }) => type !== "tool_result"))
      return `messages.${at}: tool_result blocks must come first`;
    const missing = called.filter((one) => !answered.includes(one));
    if (missing.length > 0)
      return `messages.${at - 1}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(", ")}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`;
    const unknown = answered.find((one) => !called.includes(one));
    if (unknown !== undefined)
      return `messages.${at}.content: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${unknown}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`;
    if (new Set(answered).size < answered.length)
      return `messages.${at}: each tool_use must have a single result`;
    for (const one of idsOf(message, "tool_use")) {
      if (seen.has(one)) return `messages.${at}: \`tool_use\` ids must be unique`;
      seen.add(one);
    }
  }
  return null;
}

function idsOf(message: ModelMessage, wanted: "tool_use" | "tool_result"): string[] {
  return blocksOf(message).flatMap((one) => {
    if (one.type !== wanted) return [];
    return one.type === "tool_use" ? [one.id] : one.type === "tool_result" ? [one.tool_use_id] : [];
  });
}

function wrongTools({ tools = [], messages, system }: ModelRequest): string | null {
  if (new Set(tools.map(({ name }) => name)).size < tools.length) return "tools: Tool names must be unique.";
  const blocks = messages.flatMap(blocksOf);
  if (tools.length === 0 && blocks.some(({ type }) => type === "tool_use"))
    return "Requests which include `tool_use` or `tool_result` blocks must define tools.";
  const marked = [...tools, ...(Array.isArray(system) ? system : []), ...blocks].filter(
    (one) => "cache_control" in one && one.cache_control,
  );
  return marked.length > 4
    ? `A maximum of 4 blocks with cache_control may be provided. Found ${marked.length}.`
    : null;
}
