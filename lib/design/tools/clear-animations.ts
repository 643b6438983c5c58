import { z } from "zod";
import { counted } from "../../counted";
import { OperationError } from "../document/operation-error";
import { recordId } from "../schema/values";
import { defineTool } from "./define-tool";
import { artboardOf, needArtboard, needNode, withDescendants } from "./inputs";

/** Makes things stand still. */
export const clearAnimations = defineTool({
  kind: "write",
  name: "clear_animations",
  label: "Remove animations",
  description:
    "Takes animations away: of nodes by ids, of the selection, of everything on artboards (by ids, or those of the selection), or of the whole document.",
  input: z.strictObject({
    scope: z.enum(["nodes", "selection", "artboard", "document"]).describe("Of what they are taken away."),
    ids: z
      .array(recordId)
      .max(1000)
      .optional()
      .describe("Ids of nodes for scope nodes, of artboards for scope artboard."),
  }),
  examples: [
    { when: "two nodes", input: { scope: "nodes", ids: ["n2", "n9"] } },
    { when: "everything", input: { scope: "document" } },
  ],
  run(draft, { scope, ids = [] }, surface) {
    if (ids.length > 0 && (scope === "selection" || scope === "document"))
      throw new OperationError("bad-input", `ids: scope ${scope} takes none; use scope nodes for these.`);
    const selected = surface.selection.filter((id) => draft.get(id));
    const inside = (roots: readonly string[]) => roots.flatMap((id) => withDescendants(draft, id));
    const reach = {
      nodes: () => ids.map((id) => needNode(draft, id).id),
      selection: () => selected,
      artboard: () =>
        inside(
          ids.length > 0
            ? ids.map((id) => needArtboard(draft, id).id)
            : selected.map((id) => artboardOf(draft, id).id),
        ),
      document: () => inside(draft.childrenOf(null)),
    }[scope]();
    if (reach.length === 0 && scope !== "document")
      throw new OperationError(
        "bad-input",
        scope === "nodes"
          ? 'ids: name the nodes, like {"scope": "nodes", "ids": ["n2"]}.'
          : `Nothing is selected; use scope nodes or artboard with ids, like {"scope": "artboard", "ids": ["a1"]}.`,
      );
    const cleared = [...new Set(reach)].filter((id) => {
      const record = draft.get(id);
      return record !== undefined && record.type !== "artboard" && record.animations !== undefined;
    });
    for (const id of cleared) draft.update(id, { animations: undefined });
    return { message: `Stopped ${counted(cleared.length, "node")}.`, data: { nodeIds: cleared } };
  },
});
