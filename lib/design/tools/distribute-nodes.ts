import { z } from "zod";
import type { Draft } from "../document/draft";
import { OperationError } from "../document/operation-error";
import type { ArtboardRecord } from "../schema/records";
import { defineTool } from "./define-tool";
import { needRecord, nodeIds } from "./inputs";

/** Spreads things evenly. */
export const distributeNodes = defineTool({
  kind: "write",
  name: "distribute_nodes",
  label: "Distribute",
  description:
    "Artboards get equal gaps between the outermost two. Nodes of one parent are spread over it, in a row or a column.",
  input: z.strictObject({
    nodeIds,
    axis: z.enum(["horizontal", "vertical"]).describe("horizontal: along a row; vertical: along a column."),
  }),
  examples: [{ when: "links over a bar", input: { nodeIds: ["n3", "n4", "n5"], axis: "horizontal" } }],
  run(draft, { nodeIds: given, axis }) {
    const ids = [...new Set(given)];
    const records = ids.map((id) => needRecord(draft, id));
    const artboards = records.filter((record) => record.type === "artboard");
    if (artboards.length === records.length) {
      spreadArtboards(draft, artboards, axis);
    } else {
      const parents = new Set(records.map(({ parentId }) => parentId));
      const [parentId] = parents;
      if (parents.size !== 1 || !parentId)
        throw new OperationError("not-possible", "Give artboards only, or nodes of one parent.");
      const { style } = needRecord(draft, parentId);
      const direction = axis === "horizontal" ? "row" : "column";
      const spread = { display: "flex", flexDirection: direction, justifyContent: "space-between" };
      draft.update(parentId, { style: { ...style, ...spread } });
    }
    return { message: `Spread ${ids.length} (${axis}).`, data: { nodeIds: ids } };
  },
});

function spreadArtboards(
  draft: Draft,
  artboards: readonly ArtboardRecord[],
  axis: "horizontal" | "vertical",
): void {
  const [start, length] = axis === "horizontal" ? (["x", "width"] as const) : (["y", "height"] as const);
  const sorted = [...artboards].sort((a, b) => a[start] - b[start]);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || sorted.length < 3) return;
  const taken = sorted.reduce((sum, artboard) => sum + artboard[length], 0);
  const gap = (last[start] + last[length] - first[start] - taken) / (sorted.length - 1);
  let at = first[start];
  for (const artboard of sorted) {
    draft.update(artboard.id, { [start]: at });
    at += artboard[length] + gap;
  }
}
