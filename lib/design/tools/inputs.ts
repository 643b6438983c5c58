import { z } from "zod";
import type { DesignReader } from "../document/design-document";
import { OperationError } from "../document/operation-error";
import type { ArtboardRecord, DesignRecord, NodeRecord } from "../schema/records";
import { recordId } from "../schema/values";

/** The id of a node. */
export const nodeId = recordId.describe(
  "Id of a node, from data-id in the markup that get_document answers.",
);

/** Ids of nodes. */
export const nodeIds = z.array(recordId).min(1).max(1000).describe("Ids of nodes or artboards.");

/** The id of an artboard. */
export const artboardId = recordId.describe("Id of an artboard, as list_artboards answers it.");

/** Where something goes: a node that has children, or an artboard. */
export const parentId = recordId.describe("Id of the artboard or node that it goes into.");

/** A place among siblings. */
export const index = z.number().int().min(0).describe("Place among the children, 0 first; last when absent.");

/** A record that must be there. @throws OperationError naming the id and where to look. */
export function needRecord(design: DesignReader, id: string): DesignRecord {
  const record = design.get(id);
  if (record) return record;
  throw new OperationError(
    "not-found",
    `There is no node or artboard with the id "${id}". get_document lists them.`,
    {
      id,
    },
  );
}

/** A node that must be there. @throws OperationError. */
export function needNode(design: DesignReader, id: string): NodeRecord {
  const record = needRecord(design, id);
  if (record.type !== "artboard") return record;
  throw new OperationError(
    "not-possible",
    `"${id}" is an artboard (${record.name}), and this works on nodes in one.`,
    {
      id,
    },
  );
}

/** An artboard that must be there. @throws OperationError that lists the artboards there are. */
export function needArtboard(design: DesignReader, id: string): ArtboardRecord {
  const record = design.get(id);
  if (record?.type === "artboard") return record;
  const all = artboardsOf(design).map((artboard) => `${artboard.id} (${artboard.name})`);
  const there =
    all.length > 0 ? `There are ${all.slice(0, 20).join(", ")}.` : "There are none yet: create_artboard.";
  throw new OperationError("not-found", `There is no artboard with the id "${id}". ${there}`, { id });
}

/** The artboards, in order. */
export function artboardsOf(design: DesignReader): ArtboardRecord[] {
  return design.childrenOf(null).flatMap((id) => {
    const record = design.get(id);
    return record?.type === "artboard" ? [record] : [];
  });
}

/** The artboard that a record is on: itself for an artboard. */
export function artboardOf(design: DesignReader, id: string): ArtboardRecord {
  let record = needRecord(design, id);
  while (record.type !== "artboard") record = needRecord(design, record.parentId ?? "");
  return record;
}

/** A record's id, and those of everything in it, outermost first. */
export function withDescendants(design: DesignReader, id: string): string[] {
  const all = [id];
  for (let at = 0; at < all.length; at++) all.push(...design.childrenOf(all[at] ?? ""));
  return all;
}

/** Leaves out what lies inside another one of the list, and repetitions. */
export function outermost(design: DesignReader, ids: readonly string[]): string[] {
  const given = new Set(ids);
  return [...given].filter((id) => {
    for (
      let above = needRecord(design, id).parentId;
      above !== null;
      above = design.get(above)?.parentId ?? null
    )
      if (given.has(above)) return false;
    return true;
  });
}
