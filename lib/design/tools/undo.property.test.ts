import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { designTools } from "./registry";
import { arbitraryInput } from "./test/arbitrary-input";
import { type OpenDesign, openDesign } from "./test/open-design";

const writes = designTools.tools.filter(({ kind }) => kind === "write");

/** What is wrong with the tree of a design: orphans, cycles, lists that do not agree with records. */
function faultsOf({ workspace }: OpenDesign): string[] {
  const { state } = workspace;
  const seen = new Set<string>();
  const waiting = [...state.childrenOf(null)];
  const faults: string[] = [];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) faults.push(`${id} is met twice`);
    if (seen.has(id)) continue;
    seen.add(id);
    for (const child of state.childrenOf(id)) {
      if (state.get(child)?.parentId !== id) faults.push(`${child} does not know that it is in ${id}`);
      waiting.push(child);
    }
  }
  return state.size === seen.size
    ? faults
    : [...faults, `${state.size - seen.size} records cannot be reached`];
}

const idsOf = (design: OpenDesign) => Object.values(design.ids);
/** Ids that the test design always has: they are made in one order. */
const ids = idsOf(await openDesign());

describe("a write tool, whatever it is given", () => {
  it.each(writes.map((tool) => [tool.name, tool] as const))(
    "%s: changes the design as one step that undo takes back, or not at all",
    async (name, tool) => {
      await fc.assert(
        fc.asyncProperty(arbitraryInput(tool, ids), async (input) => {
          const design = await openDesign();
          const before = design.snapshot();
          const steps = design.workspace.history.undoable.length;
          const outcome = await design.call(name, input);
          const made = design.workspace.history.undoable.length - steps;
          expect(faultsOf(design)).toEqual([]);
          expect(made).toBeLessThanOrEqual(outcome.success ? 1 : 0);
          if (made === 1) design.workspace.history.undo();
          expect(design.snapshot()).toEqual(before);
        }),
        { numRuns: 15 },
      );
    },
    60_000,
  );

  it("many of them, one after the other: undo of everything gives the first design", async () => {
    const step = fc
      .constantFrom(...writes)
      .chain((tool) => arbitraryInput(tool, ids).map((input) => ({ name: tool.name, input })));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (calls) => {
        const design = await openDesign();
        const before = design.snapshot();
        const steps = design.workspace.history.undoable.length;
        for (const { name, input } of calls) await design.call(name, input);
        expect(faultsOf(design)).toEqual([]);
        const after = design.snapshot();
        const made = design.workspace.history.undoable.length - steps;
        for (let at = 0; at < made; at++) design.workspace.history.undo();
        expect(design.snapshot()).toEqual(before);
        for (let at = 0; at < made; at++) design.workspace.history.redo();
        expect(design.snapshot()).toEqual(after);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
