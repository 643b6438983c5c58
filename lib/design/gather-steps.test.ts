import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { takeBack } from "./take-back";
import { designTools } from "./tools/registry";
import { runTool } from "./tools/run-tool";
import { arbitraryInput } from "./tools/test/arbitrary-input";
import { type OpenDesign, openDesign } from "./tools/test/open-design";

const ANSWER = "answer-1";

/** Runs a tool as the assistant does, or as a person. */
const run = ({ workspace, surface }: OpenDesign, who: "assistant" | "user", name: string, input: unknown) =>
  runTool(
    { workspace, surface, origin: who, ...(who === "assistant" ? { answer: ANSWER } : {}) },
    name,
    input,
  );

const labels = ({ workspace }: OpenDesign) =>
  workspace.history.undoable.map(({ label, origin }) => `${label} by ${origin}`);

describe("steps of an answer", () => {
  it("are one step, after what a person did elsewhere meanwhile", async () => {
    const design = await openDesign();
    const { title, lead, picture, page } = design.ids;
    const before = design.snapshot();
    await run(design, "assistant", "update_class", { nodeId: title, className: "text-6xl" });
    await run(design, "user", "update_class", { nodeId: lead, className: "text-sm" });
    await run(design, "assistant", "add_section", { parentId: page, jsx: "<section><p>Plans</p></section>" });
    await run(design, "user", "delete_nodes", { nodeIds: [picture] });
    const after = design.snapshot();
    design.workspace.history.gather(ANSWER, "Answer");
    expect(labels(design).slice(2)).toEqual([
      "Change classes by user",
      "Delete by user",
      "Answer by assistant",
    ]);
    expect(design.snapshot()).toEqual(after);
    for (let step = 0; step < 3; step++) design.workspace.history.undo();
    expect(design.snapshot()).toEqual(before);
    for (let step = 0; step < 3; step++) design.workspace.history.redo();
    expect(design.snapshot()).toEqual(after);
  });

  it("stay apart where a person built on one of them", async () => {
    const design = await openDesign();
    const { title, page } = design.ids;
    const made = await run(design, "assistant", "add_section", {
      parentId: page,
      jsx: "<section></section>",
    });
    const [section] = made.success ? (made.data.nodeIds as string[]) : [];
    await run(design, "user", "add_section", { parentId: section, jsx: "<p>Mine</p>" });
    await run(design, "assistant", "update_class", { nodeId: title, className: "text-6xl" });
    design.workspace.history.gather(ANSWER, "Answer");
    expect(labels(design).slice(2)).toEqual([
      "Answer by assistant",
      "Add section by user",
      "Answer by assistant",
    ]);
  });

  it("that end where they began are none", async () => {
    const design = await openDesign();
    const { page } = design.ids;
    const before = labels(design);
    const made = await run(design, "assistant", "add_section", {
      parentId: page,
      jsx: "<section></section>",
    });
    await run(design, "assistant", "delete_nodes", { nodeIds: made.success ? made.data.nodeIds : [] });
    expect(labels(design)).toHaveLength(before.length + 2);
    design.workspace.history.gather(ANSWER, "Answer");
    expect(labels(design)).toEqual(before);
  });

  it("give the same design in every order that is allowed, whatever they and the person do", async () => {
    const writes = designTools.tools.filter(({ kind }) => kind === "write");
    const ids = Object.values((await openDesign()).ids);
    const call = fc.constantFrom(...writes).chain((tool) =>
      fc.record({
        who: fc.constantFrom("user" as const, "assistant" as const),
        name: fc.constant(tool.name),
        input: arbitraryInput(tool, ids),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 4, maxLength: 24 }), async (calls) => {
        const design = await openDesign();
        const before = design.snapshot();
        const { history, state } = design.workspace;
        const depth = history.undoable.length;
        for (const { who, name, input } of calls) await run(design, who, name, input);
        const after = design.snapshot();
        const byPerson = history.undoable.filter(({ origin }) => origin === "user").length;
        history.gather(ANSWER, "Answer");
        expect(history.undoable.filter(({ origin }) => origin === "user")).toHaveLength(byPerson);
        const made = history.undoable.length - depth;
        for (let at = 0; at < made; at++) {
          history.undo();
          expect(reached(design)).toBe(state.size);
        }
        expect(design.snapshot()).toEqual(before);
        for (let at = 0; at < made; at++) history.redo();
        expect(design.snapshot()).toEqual(after);
        const steps = history.undoable.filter(({ answer }) => answer === ANSWER);
        state.apply(takeBack(state, steps).diff);
        expect(reached(design)).toBe(state.size);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});

/** How many records a walk from the artboards meets; ends although there were a circle. */
function reached({ workspace: { state } }: OpenDesign): number {
  const seen = new Set<string>();
  const waiting = [...state.childrenOf(null)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) throw new Error(`${id} is met twice`);
    seen.add(id);
    waiting.push(...state.childrenOf(id));
  }
  return seen.size;
}
