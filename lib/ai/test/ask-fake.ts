import Anthropic from "@anthropic-ai/sdk";
import { manualTimers } from "@/lib/http/test/manual-timers";
import type { FakeModel } from "@/scripts/fake-model/start";
import { askModel } from "../ask-model";
import type { ModelEvent } from "../model-events";

/** One question to the scripted model through the real client, with time that stands still. */
export function askFake(model: FakeModel, wish: string) {
  const timers = manualTimers();
  const leaving = new AbortController();
  const client = new Anthropic({ apiKey: "scripted", baseURL: model.origin, maxRetries: 0, logLevel: "off" });
  const input_schema = { type: "object" } as const;
  const answer = askModel(
    {
      model: "m",
      max_tokens: 100,
      stream: true,
      messages: [{ role: "user", content: wish }],
      tools: ["create_artboard", "add_section", "list_artboards", "get_selection"].map((name) => ({
        name,
        input_schema,
      })),
    },
    { client, signal: leaving.signal, timers, random: () => 0 },
  );
  // Whoever waits for time to pass looks at failures later.
  answer.catch(() => undefined);
  return { answer, timers, leave: () => leaving.abort(new Error("left")) };
}

/** Everything that an answer says. */
export async function heard(answer: Promise<AsyncGenerator<ModelEvent>>): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  for await (const event of await answer) events.push(event);
  return events;
}

/** What was said in words. */
export const wordsOf = (events: readonly ModelEvent[]): string =>
  events.flatMap((event) => (event.type === "text" ? [event.text] : [])).join("");
