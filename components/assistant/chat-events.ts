import { createParser } from "eventsource-parser";
import { z } from "zod";

const call = z.object({ id: z.string().min(1), name: z.string().min(1), input: z.unknown() });

const usageFields = {
  used: z.number(),
  limit: z.number(),
  remaining: z.number(),
  bonusCredits: z.number().default(0),
  totalRemaining: z.number(),
  unlimited: z.boolean().optional(),
  renewsAt: z.string().optional(),
};

/** How much of a person's questions is used, as the usage endpoint answers it. */
export const usage = z.object(usageFields);

/** How much of a person's questions is used. */
export type Usage = z.output<typeof usage>;

const chatEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("route"), model: z.string(), intent: z.string(), reason: z.string() }),
  z.object({ type: z.literal("text_delta"), text: z.string() }),
  z.object({ type: z.literal("tool_start"), id: z.string(), name: z.string() }),
  call.extend({ type: z.literal("tool_call") }),
  z.object({ type: z.literal("tool_calls_pending"), toolCalls: z.array(call) }),
  z.object({ type: z.literal("usage"), ...usageFields }),
  z.object({ type: z.literal("error"), error: z.string() }),
  z.object({ type: z.literal("done"), reason: z.string() }),
]);

/** What an answer consists of while it comes. */
export type ChatEvent = z.output<typeof chatEvent>;

/** A call that the model wants made. */
export type ToolCall = z.output<typeof call>;

/** The stream ended, or broke, before the answer did. */
export class StreamLost extends Error {
  override readonly name = "StreamLost";
}

/**
 * Reads an answer as it comes, wherever its packets are cut. Events that this page does not know are left out.
 * @throws StreamLost when the stream ends before `done`, or holds what is none of ours.
 */
export async function* readChatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const heard: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => heard.push(data) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let ended = false;
  try {
    while (!ended) {
      const read = await reader.read().catch((cause: unknown) => {
        throw new StreamLost("the connection broke", { cause });
      });
      // What is still held back is half an event, or half a letter: the answer is cut.
      if (read.done) throw new StreamLost("the answer was cut off");
      parser.feed(decoder.decode(read.value, { stream: true }));
      for (const data of heard.splice(0)) {
        const event = eventOf(data);
        if (event === null) continue;
        yield event;
        if (event.type === "done") ended = true;
      }
    }
  } finally {
    // Whoever stops listening closes the connection, and so stops the bill.
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(data: string): ChatEvent | null {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (cause) {
    throw new StreamLost("the answer could not be read", { cause });
  }
  const parsed = chatEvent.safeParse(value);
  if (parsed.success) return parsed.data;
  const isKnown = chatEvent.options.some(({ shape }) => shape.type.value === typeOf(value));
  if (isKnown) throw new StreamLost(`the answer could not be read: ${parsed.error.message}`);
  return null;
}

const typeOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "type" in value ? value.type : undefined;
