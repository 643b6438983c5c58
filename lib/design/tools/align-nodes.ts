import { z } from "zod";
import type { Draft } from "../document/draft";
import type { ArtboardRecord } from "../schema/records";
import { defineTool } from "./define-tool";
import { needRecord, nodeIds } from "./inputs";

const ALIGNMENTS = ["left", "center", "right", "top", "middle", "bottom"] as const;
type Alignment = (typeof ALIGNMENTS)[number];

/** Margins that put a node at a side of its parent, in columns, rows and plain blocks alike. */
const MARGINS: Record<Alignment, Readonly<Record<string, string>>> = {
  left: { marginLeft: "0", marginRight: "auto" },
  center: { marginLeft: "auto", marginRight: "auto" },
  right: { marginLeft: "auto", marginRight: "0" },
  top: { marginTop: "0", marginBottom: "auto" },
  middle: { marginTop: "auto", marginBottom: "auto" },
  bottom: { marginTop: "auto", marginBottom: "0" },
};

/** Lines things up. */
export const alignNodes = defineTool({
  kind: "write",
  name: "align_nodes",
  label: "Align",
  description:
    "Artboards are lined up with each other on the canvas. Nodes flow, so each is put at that side of its own parent.",
  input: z.strictObject({
    nodeIds,
    alignment: z.enum(ALIGNMENTS).describe("The side; center and middle are the middles."),
  }),
  examples: [
    { when: "a button in the middle of its card", input: { nodeIds: ["n14"], alignment: "center" } },
  ],
  run(draft, { nodeIds: given, alignment }) {
    const ids = [...new Set(given)];
    const records = ids.map((id) => needRecord(draft, id));
    const artboards = records.filter((record) => record.type === "artboard");
    if (artboards.length > 0) alignArtboards(draft, artboards, alignment);
    for (const record of records) {
      if (record.type === "artboard") continue;
      draft.update(record.id, { style: { ...record.style, ...MARGINS[alignment] } });
    }
    return { message: `Aligned ${ids.length} (${alignment}).`, data: { nodeIds: ids } };
  },
});

function alignArtboards(draft: Draft, artboards: readonly ArtboardRecord[], alignment: Alignment): void {
  const horizontal = alignment === "left" || alignment === "center" || alignment === "right";
  const [start, length] = horizontal ? (["x", "width"] as const) : (["y", "height"] as const);
  const from = Math.min(...artboards.map((artboard) => artboard[start]));
  const to = Math.max(...artboards.map((artboard) => artboard[start] + artboard[length]));
  for (const artboard of artboards) {
    const free = to - from - artboard[length];
    const share =
      alignment === "left" || alignment === "top"
        ? 0
        : alignment === "center" || alignment === "middle"
          ? 0.5
          : 1;
    draft.update(artboard.id, { [start]: from + free * share });
  }
}
