import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChatEvent, readChatEvents, StreamLost } from "./chat-events";
import { packets, wire } from "./test/scripted-answers";

const ANSWER = [
  { type: "route", model: "main", intent: "create", reason: "asks for something new" },
  { type: "text_delta", text: 'Grüße, 你好 👩🏽‍🚀 — data: {"type":"done"}\n\n' },
  { type: "text_delta", text: "\r\nevent: done\r\n: comment\ndata: [DONE]\u2028" },
  { type: "tool_start", id: "t1", name: "add_section" },
  { type: "tool_call", id: "t1", name: "add_section", input: { jsx: "<p>data: \\n\\n</p>" } },
  { type: "tool_calls_pending", toolCalls: [{ id: "t1", name: "add_section", input: { jsx: "" } }] },
  { type: "usage", used: 1, limit: 50, remaining: 49, bonusCredits: 0, totalRemaining: 49 },
  { type: "done", reason: "tool_calls" },
];

async function read(stream: ReadableStream<Uint8Array>): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of readChatEvents(stream)) events.push(event);
  return events;
}

describe("an answer as it comes", () => {
  it.each([
    ["line feeds", "\n"],
    ["carriage returns and line feeds", "\r\n"],
  ])("is the same, cut in two at any byte, with %s", async (_name, newline) => {
    const bytes = wire(ANSWER, newline);
    for (let cut = 0; cut <= bytes.length; cut++)
      expect(await read(packets(bytes, [cut])), `cut at byte ${cut}`).toEqual(ANSWER);
  });

  it("is the same, byte by byte", async () => {
    const bytes = wire(ANSWER, "\r\n");
    expect(await read(packets(bytes, [...bytes.keys()]))).toEqual(ANSWER);
  });

  it("is the same for any text, cut at any places", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: "grapheme", maxLength: 30 }), { maxLength: 8 }),
        fc.array(fc.nat(600), { maxLength: 20 }),
        fc.constantFrom("\n", "\r\n"),
        async (texts, cuts, newline) => {
          const events = [
            ...texts.map((text) => ({ type: "text_delta", text })),
            { type: "done", reason: "complete" },
          ];
          const bytes = wire(events, newline);
          const inside = cuts.filter((cut) => cut < bytes.length);
          expect(await read(packets(bytes, inside))).toEqual(events);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("goes over comments, and over events that this page does not know", async () => {
    const text = `: heartbeat\n\ndata: {"type":"thinking","text":"hm"}\n\ndata: {"type":"done","reason":"complete"}\n\n`;
    expect(await read(packets(new TextEncoder().encode(text), [7, 30]))).toEqual(
      [ANSWER.at(-1)].map(() => ({
        type: "done",
        reason: "complete",
      })),
    );
  });

  it("that ends before it is done is lost, wherever it ends", async () => {
    const bytes = wire(ANSWER);
    for (let end = 0; end < bytes.length; end += 7)
      await expect(read(packets(bytes.slice(0, end), [])), `${end} bytes`).rejects.toThrow(StreamLost);
  });

  it.each([
    ["no JSON", "data: <html>\n\n"],
    ["a known event without what belongs to it", 'data: {"type":"tool_call","id":"t1"}\n\n'],
  ])("that holds %s is lost", async (_name, text) => {
    await expect(read(packets(new TextEncoder().encode(text), []))).rejects.toThrow(StreamLost);
  });

  it("is not read on by whoever stops listening", async () => {
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(wire(ANSWER.slice(0, 2))),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const event of readChatEvents(stream)) if (event.type === "text_delta") break;
    expect(cancelled).toBe(true);
  });
});
