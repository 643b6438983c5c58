import type { AskChat } from "../ask-chat";
import { type ChatEvent, readChatEvents, StreamLost } from "../chat-events";
import type { ChatRequest } from "../chat-request";

/** An answer as it stands on the wire. @param newline what lines end with. */
export const wire = (events: readonly object[], newline = "\n"): Uint8Array =>
  new TextEncoder().encode(
    events.map((event) => `data: ${JSON.stringify(event)}${newline}${newline}`).join(""),
  );

/** Bytes as a stream of packets, cut at these places. */
export function packets(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const places = [0, ...[...cuts].sort((a, b) => a - b), bytes.length];
  const parts = places.slice(1).map((end, at) => bytes.slice(places[at], end));
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
}

/** What a scripted service was asked, and answers with. */
export interface ScriptedAnswers {
  readonly ask: AskChat;
  readonly requests: ChatRequest[];
}

/**
 * A service that answers each request with the next script, over the real reader.
 * @param onEvent told before each event is given, to stop there.
 */
export function scriptedAnswers(
  scripts: readonly (readonly object[])[],
  onEvent: (request: number, event: number) => void = () => undefined,
): ScriptedAnswers {
  const requests: ChatRequest[] = [];
  const ask: AskChat = async (body, signal) => {
    signal.throwIfAborted();
    const request = requests.push(JSON.parse(JSON.stringify(body)) as ChatRequest) - 1;
    const script = scripts[request] ?? [{ type: "done", reason: "complete" }];
    return listenedTo(request, script, signal);
  };
  async function* listenedTo(
    request: number,
    script: readonly object[],
    signal: AbortSignal,
  ): AsyncGenerator<ChatEvent> {
    let at = 0;
    for await (const event of readChatEvents(packets(wire(script), []))) {
      onEvent(request, at++);
      // As fetch does: its body breaks when the request is given up.
      if (signal.aborted) throw new StreamLost("aborted");
      yield event;
    }
  }
  return { ask, requests };
}
