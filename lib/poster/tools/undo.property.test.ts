import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { walkLayers } from "../document/layer-tree";
import { arbitraryOf } from "../schema/arbitrary-of";
import { arbitraryState } from "../schema/arbitrary-state";
import { validateState } from "../schema/validate";
import type { Tool } from "./define-tool";
import { posterTools } from "./registry";
import { openPoster, TEST_POSTER } from "./test/open-poster";

const writes = posterTools.tools.filter(({ kind }) => kind === "write");

/** Names of fields that hold ids of layers; now and then there is no such layer. */
const ID_FIELDS = new Set(["layerId", "parentId"]);

/** Calls of a tool: fields that its schema accepts, each there or not, with ids that there mostly are. */
function arbitraryCall(tool: Tool, ids: readonly string[]): fc.Arbitrary<{ name: string; input: object }> {
  const id = fc.constantFrom(...ids, "gone");
  const fields = Object.entries<z.ZodType>(tool.input.shape).map(([name, field]) => {
    if (ID_FIELDS.has(name)) return [name, id] as const;
    if (name === "layerIds") return [name, fc.array(id, { minLength: 1, maxLength: 3 })] as const;
    return [name, arbitraryOf(field, 2)] as const;
  });
  const isNeeded = (name: string) => tool.input.shape[name]?._zod.optin === undefined;
  const requiredKeys = fields.map(([name]) => name).filter(isNeeded);
  const optional = fields.filter(([name]) => !isNeeded(name));
  // Few at a time: of all fields at once some are always those of another kind of layer.
  return fc
    .subarray(optional, { maxLength: Math.min(3, optional.length) })
    .chain((some) =>
      fc.record(Object.fromEntries([...fields.filter(([name]) => isNeeded(name)), ...some]), {
        requiredKeys: [...requiredKeys, ...some.map(([name]) => name)],
      }),
    )
    .map((input) => ({ name: tool.name, input: JSON.parse(JSON.stringify(input)) as object }));
}

const idsOf = (layers: Parameters<typeof walkLayers>[0]) => [...walkLayers(layers)].map(({ id }) => id);

describe("calls of any kind", () => {
  it.each(writes.map((tool) => [tool.name, tool] as const))(
    "%s: leaves a valid poster, as one step that undo takes back, or nothing",
    async (name, tool) => {
      let done = 0;
      await fc.assert(
        fc.asyncProperty(arbitraryCall(tool, idsOf(TEST_POSTER.layers)), async ({ input }) => {
          const { workspace, call } = openPoster();
          const outcome = await call(name, input);
          if (outcome.success) done++;
          expect(validateState(workspace.state)).toEqual([]);
          expect(workspace.history.undoable.length).toBe(outcome.success && outcome.changed ? 1 : 0);
          workspace.history.undo();
          expect(workspace.state).toBe(TEST_POSTER);
        }),
        { numRuns: 150 },
      );
      expect(done).toBeGreaterThan(0);
    },
  );

  it("many of them on any poster: none is invalid after any, and undo of everything gives the first", async () => {
    const calls = fc.constantFrom(...writes);
    await fc.assert(
      fc.asyncProperty(
        arbitraryState.chain((state) => {
          const ids = idsOf(state.layers);
          return fc.tuple(
            fc.constant(state),
            fc.array(
              calls.chain((tool) => arbitraryCall(tool, ids)),
              { maxLength: 20 },
            ),
          );
        }),
        async ([state, list]) => {
          const { workspace, call } = openPoster(state);
          for (const { name, input } of list) {
            await call(name, input);
            expect(validateState(workspace.state)).toEqual([]);
          }
          const last = workspace.state;
          const steps = workspace.history.undoable.length;
          for (let step = 0; step < steps; step++) workspace.history.undo();
          expect(workspace.state).toBe(state);
          expect(workspace.history.undo()).toBeNull();
          for (let step = 0; step < steps; step++) workspace.history.redo();
          expect(workspace.state).toBe(last);
        },
      ),
      { numRuns: 40 },
    );
  });
});
