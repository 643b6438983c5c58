import { describe, expect, it, vi } from "vitest";
import { problemOf } from "./ask-chat";
import { type Assistant, type AssistantPlace, createAssistant } from "./assistant";
import type { AssistantSurface } from "./assistant-surface";
import { requestFor, textOf } from "./chat-request";
import type { Question } from "./conversation";
import { memoryInTest } from "./test/memory-in-test";
import { scriptedAnswers } from "./test/scripted-answers";

const USAGE = { used: 3, limit: 50, remaining: 47, bonusCredits: 0, totalRemaining: 47 };
const say = (text: string) => [
  { type: "text_delta", text },
  { type: "usage", ...USAGE, used: 4, remaining: 46, totalRemaining: 46 },
  { type: "done", reason: "complete" },
];
const doing = (id: string, name = "add_section") => [
  { type: "tool_calls_pending", toolCalls: [{ id, name, input: {} }] },
  { type: "done", reason: "tool_calls" },
];
const asked = (text: string): Question => ({ text, attachment: null });

interface Opened {
  readonly assistant: Assistant;
  /** What was done to the document, in order. */
  readonly log: string[];
  /** Resolves once the assistant stands so. */
  until(is: (assistant: Assistant) => boolean): Promise<void>;
}

function open(ask: AssistantPlace["ask"], changes: Partial<AssistantPlace> = {}): Opened {
  const log: string[] = [];
  const done = new Set<string>();
  let serial = 0;
  const surface: AssistantSurface = {
    kind: "design",
    canEdit: true,
    suggestions: [],
    selected: { names: [] },
    revision: 0,
    subscribe: () => () => undefined,
    wordsFor: (tool) => tool,
    context: (withSelection) => ({ selectedIds: withSelection ? ["n1"] : [] }),
    picture: () => Promise.resolve(null),
    consentFor: (tool) => (tool === "new_document" ? "Empty it?" : null),
    run(tool, _input, answer) {
      log.push(`${tool} in ${answer}`);
      done.add(answer);
      return Promise.resolve({ success: true, message: "Done.", data: {} });
    },
    endAnswer: (answer, label) => void log.push(`end ${answer} ${label}`),
    canTakeBack: (answer) => done.has(answer),
    takeBack(answer) {
      log.push(`take back ${answer}`);
      done.delete(answer);
      return { kept: [] };
    },
  };
  const assistant = createAssistant({
    surface,
    ask,
    memory: memoryInTest(),
    documentKey: "d1",
    newId: () => `q${++serial}`,
    askUsage: () => Promise.resolve(USAGE),
    problemOf,
    ...changes,
  });
  const until = (is: (assistant: Assistant) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => is(assistant) && resolve();
      assistant.subscribe(look);
      look();
    });
  return { assistant, log, until };
}

const loaded = ({ state }: Assistant) => !state.loading;
const lastText = ({ state }: Assistant) => textOf(state.conversation.turns.at(-1)?.rounds ?? []);

describe("an assistant", () => {
  it("answers, tells what is used, and names the one step that it made", async () => {
    const { assistant, log, until } = open(scriptedAnswers([doing("t1"), say("Made.")]).ask);
    await until(loaded);
    await assistant.refresh();
    expect(assistant.state.usage?.used).toBe(3);
    await assistant.ask(asked("make a pricing section with three plans, and a table below"), false);
    expect(log).toEqual(["add_section in q1.1", "end q1.1 “make a pricing section with three plans,…”"]);
    expect(assistant.state).toMatchObject({ working: false, usage: { used: 4 }, consent: null });
  });

  it("sends earlier questions and answers with the next one", async () => {
    const { ask, requests } = scriptedAnswers([doing("t1"), say("Made."), say("Yes.")]);
    const { assistant, until } = open(ask);
    await until(loaded);
    await assistant.ask(asked("Make it"), false);
    await assistant.ask(asked("Is it good?"), false);
    expect(requests.at(-1)?.messages).toEqual([
      { role: "user", content: "Make it" },
      { role: "assistant", content: "Made.\n\n(Tools used: add_section.)" },
      { role: "user", content: "Is it good?" },
    ]);
    expect(requests.at(-1)?.pendingToolCalls).toBeUndefined();
  });

  it("asks the person before a call that needs it, and goes on with their answer", async () => {
    const { ask, requests } = scriptedAnswers([doing("t1", "new_document"), say("As you like.")]);
    const { assistant, log, until } = open(ask);
    await until(loaded);
    const answered = assistant.ask(asked("Begin anew"), false);
    await until(({ state }) => state.consent !== null);
    expect(assistant.state.consent).toEqual({ callId: "t1", question: "Empty it?" });
    assistant.allow(false);
    await answered;
    expect(log.filter((line) => line.includes("new_document"))).toEqual([]);
    expect(requests[1]?.pendingToolResults).toHaveLength(1);
    expect(assistant.state.conversation.turns[0]?.rounds[0]?.calls[0]?.state).toBe("refused");
  });

  it("stopped while it asks, has not done what it asked for, and takes the next question", async () => {
    const { ask, requests } = scriptedAnswers([doing("t1", "new_document"), say("Hello.")]);
    const { assistant, log, until } = open(ask);
    await until(loaded);
    const answered = assistant.ask(asked("Begin anew"), false);
    await until(({ state }) => state.consent !== null);
    assistant.stop();
    await answered;
    expect(log.some((line) => line.includes("new_document"))).toBe(false);
    expect(assistant.state).toMatchObject({ working: false, consent: null });
    await assistant.ask(asked("Say hello"), false);
    expect(requests.at(-1)?.messages).toHaveLength(3);
    expect(lastText(assistant)).toBe("Hello.");
  });

  it("again: takes back what the answer did, and asks the same", async () => {
    const { ask, requests } = scriptedAnswers([doing("t1"), say("One."), doing("t2"), say("Other.")]);
    const { assistant, log, until } = open(ask);
    await until(loaded);
    await assistant.ask(asked("Make it"), false);
    await assistant.again();
    expect(requests[2]).toEqual(requests[0]);
    expect(log).toContain("take back q1.1");
    expect(log.indexOf("take back q1.1")).toBeLessThan(log.indexOf("add_section in q1.2"));
    expect(lastText(assistant)).toBe("Other.");
    expect(assistant.state.conversation.turns).toHaveLength(1);
  });

  it("in other words: drops what came after the question, and what that did", async () => {
    const { ask, requests } = scriptedAnswers([say("A"), doing("t1"), say("B"), say("C")]);
    const { assistant, log, until } = open(ask);
    await until(loaded);
    await assistant.ask(asked("First"), false);
    await assistant.ask(asked("Second"), false);
    const [first] = assistant.state.conversation.turns;
    await assistant.resend(first?.id ?? "", "First, better");
    expect(requests.at(-1)?.messages).toEqual([{ role: "user", content: "First, better" }]);
    expect(log).toContain("take back q2.1");
    expect(assistant.state.conversation.turns.map(({ question }) => question.text)).toEqual([
      "First, better",
    ]);
  });

  it("loaded again in the middle of an answer, goes on where it was", async () => {
    const memory = memoryInTest();
    let reached: () => void = () => undefined;
    const inTheMiddle = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const first = scriptedAnswers([doing("t1"), [{ type: "text_delta", text: "Now I am sa" }]]);
    const before = open(
      async (body, signal) => {
        if (first.requests.length === 0) return first.ask(body, signal);
        const events = await first.ask(body, signal);
        return (async function* () {
          for await (const event of events) {
            yield event;
            reached();
            await new Promise<void>((_, reject) =>
              signal.addEventListener("abort", () => reject(new Error("gone"))),
            );
          }
        })();
      },
      { memory },
    );
    await before.until(loaded);
    void before.assistant.ask(asked("Make it"), false);
    await inTheMiddle;
    await vi.waitFor(() => expect(memory.kept.get("d1")).toContain("Now I am sa"));
    const { ask, requests } = scriptedAnswers([say("It is made.")]);
    const after = open(ask, { memory });
    await after.until(loaded);
    expect(after.assistant.state.conversation.turns[0]).toMatchObject({ state: "stopped" });
    await after.assistant.goOn();
    const [turn] = after.assistant.state.conversation.turns;
    expect(requests[0]?.pendingToolCalls).toHaveLength(1);
    expect(requests[0]?.pendingAssistantText).toBe("");
    expect(textOf(turn?.rounds ?? [])).toBe("It is made.");
    before.assistant.close();
  });

  it("says once and for all why nothing can be asked", async () => {
    const refused = Promise.reject(Object.assign(new Error("no"), {}));
    refused.catch(() => undefined);
    const { assistant, until } = open(() => refused, {
      askUsage: () => refused,
      problemOf: () => ({ kind: "sign-in", text: "Sign in." }),
    });
    await until(loaded);
    await assistant.refresh();
    expect(assistant.state.barrier).toEqual({ kind: "sign-in", text: "Sign in." });
  });

  it("keeps what was said under a name that the document gets later", async () => {
    const memory = memoryInTest();
    const { assistant } = open(scriptedAnswers([say("Hello.")]).ask, { memory, documentKey: null });
    await assistant.ask(asked("Hello"), false);
    expect(memory.kept.size).toBe(0);
    await assistant.keepAs("d7");
    expect(requestFor(await memory.load("d7")).messages).toHaveLength(1);
    assistant.clear();
    await assistant.keepAs("d7");
    expect((await memory.load("d7")).turns).toEqual([]);
  });
});
