import fc from "fast-check";
import { expect, it } from "vitest";
import { checkInput } from "./check-input";
import { designTools } from "./registry";
import { arbitraryInput } from "./test/arbitrary-input";
import { openDesign } from "./test/open-design";

it("a person is asked before a design is emptied", async () => {
  const { ids, workspace, call } = await openDesign();
  const { page = "" } = ids;
  const ask = (name: string, input: Record<string, unknown>) =>
    designTools.get(name)?.consent?.(workspace.state, input) ?? null;
  expect(ask("new_document", {})).toBe("Empty the whole design “Test” and begin a new one?");
  expect(ask("delete_artboard", { artboardId: page })).toContain("“Page”, the only artboard");
  const made = await call("create_artboard", { name: "Other", width: 400, height: 400 });
  const other = made.success ? String(made.data.artboardId) : "";
  expect(ask("delete_artboard", { artboardId: page }), "undo brings one of several back").toBeNull();
  expect(ask("delete_nodes", { nodeIds: [page] })).toBeNull();
  expect(ask("delete_nodes", { nodeIds: [other, page] })).toContain("all 2 artboards");
});

it("no tool empties a design without having asked, whatever it is given", async () => {
  const ids = Object.values((await openDesign()).ids);
  const call = fc
    .constantFrom(...designTools.tools.filter(({ kind }) => kind === "write"))
    .chain((tool) => fc.record({ tool: fc.constant(tool), input: arbitraryInput(tool, ids) }));
  let emptied = 0;
  await fc.assert(
    fc.asyncProperty(call, async ({ tool, input }) => {
      const design = await openDesign();
      const { state } = design.workspace;
      const { data } = { data: undefined, ...checkInput(tool, input) };
      const question = data ? (tool.consent?.(state, data) ?? null) : null;
      const outcome = await design.call(tool.name, input);
      if (!outcome.success || state.childrenOf(null).length > 0) return;
      emptied++;
      expect(question, tool.name).not.toBeNull();
    }),
    { numRuns: 400 },
  );
  expect(emptied, "designs that were emptied").toBeGreaterThan(2);
}, 60_000);
