import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CallOutcome } from "./assistant-surface";
import { type LoopPlace, runAnswer } from "./chat-loop";
import type { ChatRequest } from "./chat-request";
import { requestFor, textOf } from "./chat-request";
import { type Conversation, newTurn, resumed, type Turn, withLastTurn } from "./conversation";
import { scriptedAnswers } from "./test/scripted-answers";

const call = (id: string, name = "add_section", input: object = { jsx: id }) => ({ id, name, input });
const calls = (text: string, ...made: ReturnType<typeof call>[]) => [
  { type: "route", model: "main", intent: "create", reason: "something new" },
  { type: "text_delta", text },
  ...made.flatMap(({ id, name, input }) => [
    { type: "tool_start", id, name },
    { type: "tool_call", id, name, input },
  ]),
  { type: "tool_calls_pending", toolCalls: made },
  { type: "done", reason: "tool_calls" },
];
const end = (text: string) => [
  { type: "text_delta", text },
  { type: "usage", used: 12, limit: 50, remaining: 38, bonusCredits: 0, totalRemaining: 38 },
  { type: "done", reason: "complete" },
];
const SCRIPT = [calls("First. ", call("t1"), call("t2")), calls("Then. ", call("t3")), end("Done.")];

interface Runs {
  readonly made: string[];
  readonly place: LoopPlace;
  readonly controller: AbortController;
  turn(): Turn;
  /** Goes on with what is left. */
  resume(place: Partial<LoopPlace>): Promise<void>;
}

function open(ask: LoopPlace["ask"], changes: Partial<LoopPlace> = {}): Runs {
  let conversation: Conversation = { turns: [newTurn("q1", { text: "Make plans", attachment: null })] };
  const made: string[] = [];
  const controller = new AbortController();
  const place: LoopPlace = {
    ask,
    surface: {
      kind: "design",
      context: () => ({ documentState: `after ${made.length}` }),
      consentFor: (name) => (name === "new_document" ? "Empty it?" : null),
      run: (_name, input): Promise<CallOutcome> => {
        made.push(String((input as { jsx?: string }).jsx));
        return Promise.resolve({ success: true, message: "Added 1 node.", data: {} });
      },
    },
    withSelection: false,
    signal: controller.signal,
    conversation: () => conversation,
    change: (change) => {
      conversation = withLastTurn(conversation, change);
    },
    askPerson: () => Promise.resolve(true),
    onUsage: () => undefined,
    ...changes,
  };
  const turn = () => {
    const [last] = conversation.turns.slice(-1);
    if (!last) throw new Error("there is no turn");
    return last;
  };
  const resume = async (more: Partial<LoopPlace>) => {
    conversation = withLastTurn(conversation, resumed);
    await runAnswer({ ...place, ...more });
  };
  return { made, place, controller, turn, resume };
}

/** What is wrong with how calls and results of a request belong together. */
function unpaired({ pendingToolCalls = [], pendingToolResults = [] }: ChatRequest): string[] {
  const ids = pendingToolCalls.map((each) => (each as { id: string }).id);
  const results = pendingToolResults.map((each) => each as { tool_use_id: string; result: unknown });
  return [
    ...ids.filter((id) => results.filter(({ tool_use_id }) => tool_use_id === id).length !== 1),
    ...results.filter(({ tool_use_id }) => !ids.includes(tool_use_id)).map(({ tool_use_id }) => tool_use_id),
    ...results.filter(({ result }) => typeof result !== "string" || !JSON.parse(result)).map(() => "no text"),
    ...(new Set(ids).size === ids.length ? [] : ["twice"]),
  ];
}

describe("the loop of an answer", () => {
  it("makes calls in order, and asks on with all that was said and done", async () => {
    const { ask, requests } = scriptedAnswers(SCRIPT);
    const { place, made, turn } = open(ask);
    await runAnswer(place);
    expect(made).toEqual(["t1", "t2", "t3"]);
    expect(turn()).toMatchObject({ state: "done", route: { intent: "create" } });
    expect(textOf(turn().rounds)).toBe("First.\n\nThen.\n\nDone.");
    expect(requests).toHaveLength(3);
    expect(requests[0]).toEqual({
      surface: "design",
      documentState: "after 0",
      messages: [{ role: "user", content: "Make plans" }],
    });
    expect(requests[2]).toMatchObject({
      documentState: "after 3",
      messages: requests[0]?.messages,
      pendingAssistantText: "First.\n\nThen.",
      pendingToolCalls: [call("t1"), call("t2"), call("t3")],
    });
    expect(requests[2]?.pendingToolResults).toHaveLength(3);
    expect(requests.flatMap(unpaired)).toEqual([]);
  });

  it("stopped at any event, has one result for each call, and can be gone on with", async () => {
    const places = SCRIPT.flatMap((script, request) => script.map((_, event) => [request, event] as const));
    for (const [request, event] of places) {
      const { ask } = scriptedAnswers(SCRIPT, (r, e) => {
        if (r === request && e === event) runs.controller.abort();
      });
      const runs = open(ask);
      await runAnswer(runs.place);
      expect(runs.turn().state, `${request}/${event}`).toBe("stopped");
      const left = requestFor({ turns: [runs.turn()] });
      expect(unpaired(left)).toEqual([]);
      const rest = scriptedAnswers([end("Done.")]);
      await runs.resume({ ask: rest.ask, signal: new AbortController().signal });
      expect(rest.requests.flatMap(unpaired)).toEqual([]);
      expect(rest.requests[0]?.messages).toEqual([{ role: "user", content: "Make plans" }]);
      expect(runs.turn().state).toBe("done");
      // What was being said when it was stopped is said anew, and stands there once.
      expect(textOf(runs.turn().rounds).match(/Done\./g)).toHaveLength(1);
    }
  });

  it("stopped between calls, leaves the others unmade and answered", async () => {
    const { ask } = scriptedAnswers(SCRIPT);
    const runs = open(ask);
    const run = runs.place.surface.run;
    const surface: LoopPlace["surface"] = {
      ...runs.place.surface,
      run: (...given) => {
        runs.controller.abort();
        return run(...given);
      },
    };
    await runAnswer({ ...runs.place, surface });
    expect(runs.made).toEqual(["t1"]);
    const results = requestFor({ turns: [runs.turn()] }).pendingToolResults;
    expect(results).toEqual([
      { tool_use_id: "t1", result: JSON.stringify({ success: true, message: "Added 1 node.", data: {} }) },
      { tool_use_id: "t2", result: '{"error":"stopped"}' },
    ]);
  });

  it("does not wait for a call that hangs, once it is stopped", async () => {
    const { ask } = scriptedAnswers(SCRIPT);
    const runs = open(ask);
    const surface = {
      ...runs.place.surface,
      run: () => {
        queueMicrotask(() => runs.controller.abort());
        return new Promise<CallOutcome>(() => undefined);
      },
    };
    await runAnswer({ ...runs.place, surface });
    expect(runs.turn().rounds[0]?.calls.map(({ state }) => state)).toEqual(["stopped", "stopped"]);
  });

  it("cut off anywhere by the network, asks the same again and doubles nothing", async () => {
    for (const [request, script] of SCRIPT.entries())
      for (let kept = 0; kept < script.length; kept++) {
        const cut = [...SCRIPT.slice(0, request), script.slice(0, kept)];
        const { ask, requests } = scriptedAnswers(cut);
        const runs = open(ask);
        await runAnswer(runs.place);
        expect(runs.turn(), `${request}/${kept}`).toMatchObject({
          state: "failed",
          problem: { kind: "lost" },
        });
        const rest = scriptedAnswers(SCRIPT.slice(request));
        await runs.resume({ ask: rest.ask });
        expect(rest.requests[0]).toEqual(requests.at(-1));
        expect(runs.made).toEqual(["t1", "t2", "t3"]);
        expect(textOf(runs.turn().rounds)).toBe("First.\n\nThen.\n\nDone.");
      }
  });

  it("tells the model what a tool refused, and what the person did", async () => {
    const script = [
      calls("", call("t1", "add_section"), call("t2", "new_document", {}), call("t3", "broken", {})),
      end("I see."),
    ];
    const { ask, requests } = scriptedAnswers(script);
    const runs = open(ask, { askPerson: () => Promise.resolve(false) });
    const surface: LoopPlace["surface"] = {
      ...runs.place.surface,
      run: (name) =>
        name === "broken"
          ? Promise.reject(new Error("out of memory"))
          : Promise.resolve({ success: false, error: "There is no node n3." }),
    };
    await runAnswer({ ...runs.place, surface });
    const results = requests[1]?.pendingToolResults as { result: string }[];
    expect(results.map(({ result }) => (JSON.parse(result) as { error: string }).error)).toEqual([
      "There is no node n3.",
      expect.stringContaining("did not allow"),
      "broken failed in the browser: out of memory",
    ]);
    expect(runs.turn().state).toBe("done");
  });

  it("says what went wrong after the answer had begun, and keeps what there is", async () => {
    const script = [
      [
        { type: "text_delta", text: "Half" },
        { type: "error", error: "The model is overloaded." },
        { type: "done", reason: "error" },
      ],
    ];
    const runs = open(scriptedAnswers(script).ask);
    await runAnswer(runs.place);
    expect(runs.turn()).toMatchObject({
      state: "failed",
      problem: { kind: "model", text: "The model is overloaded." },
      rounds: [{ text: "Half" }],
    });
  });

  it("leaves out results that nobody could read", async () => {
    const { ask, requests } = scriptedAnswers(SCRIPT);
    const runs = open(ask);
    const data = { markup: "x".repeat(2_000_000) };
    const surface = {
      ...runs.place.surface,
      run: () => Promise.resolve({ success: true as const, message: "Read.", data }),
    };
    await runAnswer({ ...runs.place, surface });
    const [first] = (requests[1]?.pendingToolResults ?? []) as { result: string }[];
    expect(first?.result.length).toBeLessThan(1000);
    expect(JSON.parse(first?.result ?? "")).toMatchObject({ success: true, message: "Read." });
  });

  it("keeps calls and results paired, whatever is asked for and wherever it is stopped", async () => {
    const round = fc.array(fc.constantFrom("add_section", "new_document", "broken"), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(round, { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(4), fc.nat(12)), { maxLength: 3 }),
        fc.boolean(),
        async (rounds, stops, allowed) => {
          let serial = 0;
          const script = [
            ...rounds.map((names) => calls("Text. ", ...names.map((name) => call(`t${++serial}`, name)))),
            end("Done."),
          ];
          const runs = open(() => Promise.reject(new Error("unused")), {
            askPerson: () => Promise.resolve(allowed),
          });
          for (const [request, event] of [...stops, [99, 0] as const]) {
            const controller = new AbortController();
            const asked = scriptedAnswers(script.slice(runs.turn().rounds.length), (r, e) => {
              if (r === request && e === event) controller.abort();
            });
            await runs.resume({ ask: asked.ask, signal: controller.signal });
            expect(asked.requests.flatMap(unpaired)).toEqual([]);
            if (runs.turn().state === "done") return;
          }
          throw new Error(`ended as ${runs.turn().state}`);
        },
      ),
      { numRuns: 100 },
    );
  });
});
