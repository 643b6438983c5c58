import { createParser } from "eventsource-parser";

/** An event of the chat as it came. */
export type HeardEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Reads the events of an answer, heartbeats left out. */
export async function* heardEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<HeardEvent> {
  const heard: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => heard.push(data) });
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    for (const data of heard.splice(0)) {
      const event = JSON.parse(data) as HeardEvent;
      if (event.type !== "heartbeat") yield event;
    }
  }
}

/** Everything that an answer says. @throws Error where it is no stream. */
export async function readAnswer(response: Response): Promise<HeardEvent[]> {
  if (response.status !== 200 || !response.body)
    throw new Error(`no answer: ${response.status} ${await response.text()}`);
  const events: HeardEvent[] = [];
  for await (const event of heardEvents(response.body)) events.push(event);
  return events;
}

/** The text of an answer. */
export const textOf = (events: readonly HeardEvent[]): string =>
  events.flatMap(({ type, text }) => (type === "text_delta" ? [String(text)] : [])).join("");

/** The events of one type. */
export const ofType = (events: readonly HeardEvent[], wanted: string): HeardEvent[] =>
  events.filter(({ type }) => type === wanted);
