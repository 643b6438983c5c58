import type { DesignReader } from "@/lib/design/document/design-document";
import { nodeTypes } from "@/lib/design/nodes/registry";
import type { DesignRecord } from "@/lib/design/schema/records";
import type { Box } from "@/lib/design/tools/design-surface";

/** Where a new node goes: into a parent, before the child at the index, or behind all without one. */
export interface MediaPlace {
  readonly parentId: string;
  readonly index?: number;
}

const holds = (record: DesignRecord | undefined): boolean =>
  record?.type === "artboard" || (record !== undefined && nodeTypes.get(record.type)?.container === true);

/** A frame or an artboard takes what is put on it; words of links and buttons stay as they are. */
const takes = (record: DesignRecord | undefined): boolean =>
  holds(record) && (record?.type === "artboard" || record?.type === "frame");

/**
 * The place at what is selected: in a frame, else behind the node; without a selection at the end of the first artboard. Null
 * in a design without artboards.
 */
export function placeAtSelection(design: DesignReader, selection: readonly string[]): MediaPlace | null {
  const id = selection.at(-1);
  const record = id === undefined ? undefined : design.get(id);
  if (!record) {
    const [first] = design.childrenOf(null);
    return first === undefined ? null : { parentId: first };
  }
  return takes(record) || record.parentId === null ? { parentId: record.id } : behind(design, record);
}

/** Right behind a node, or behind the nearest of those around it whose parent has children. */
function behind(design: DesignReader, record: DesignRecord): MediaPlace | null {
  for (let at: DesignRecord | undefined = record; at && at.parentId !== null; at = design.get(at.parentId)) {
    if (!holds(design.get(at.parentId))) continue;
    return { parentId: at.parentId, index: design.childrenOf(at.parentId).indexOf(at.id) + 1 };
  }
  return null;
}

/**
 * The place under a point of the canvas.
 * @param path ids from the artboard down to what is under the point.
 * @param boxOf where a node is drawn, in the units of the point.
 */
export function placeAtPoint(
  design: DesignReader,
  path: readonly string[],
  point: { readonly x: number; readonly y: number },
  boxOf: (id: string) => Box | null,
): MediaPlace | null {
  const parentId = path.findLast((id) => takes(design.get(id)));
  if (parentId === undefined) return null;
  const children = design.childrenOf(parentId).flatMap((id, index) => {
    const box = boxOf(id);
    return box ? [{ index, box }] : [];
  });
  const isRow = standInRow(children.map(({ box }) => box));
  const next = children.find(({ box }) =>
    isRow
      ? point.y < box.y + box.height && (point.y < box.y || point.x < box.x + box.width / 2)
      : point.y < box.y + box.height / 2,
  );
  return next ? { parentId, index: next.index } : { parentId };
}

/** Whether boxes stand beside each other, in one row or in several, rather than below each other. */
function standInRow(boxes: readonly Box[]): boolean {
  const [first, second] = boxes;
  if (!first || !second) return false;
  return second.x >= first.x + first.width / 2 && second.y < first.y + first.height;
}
