import type { DesignReader } from "../document/design-document";
import { nodeTypes } from "../nodes/registry";
import type { ArtboardRecord, NodeRecord } from "../schema/records";
import type { DrawnNode } from "../tools/design-surface";

/** A node that is seen, as rules look at it. */
export interface AuditedNode {
  readonly record: NodeRecord;
  /** Its tag in HTML. */
  readonly tag: string;
  /** Its classes, one by one. */
  readonly classes: readonly string[];
  /** Its own words, without those of its children. */
  readonly words: string;
  /** How it is drawn; null where it is not. */
  readonly drawn: DrawnNode | null;
  /** What it is in; null for those on the artboard itself. */
  readonly parent: AuditedNode | null;
  readonly children: readonly AuditedNode[];
}

/** An artboard with everything that is seen on it. */
export interface AuditPage {
  readonly design: DesignReader;
  readonly artboard: ArtboardRecord;
  /** What stands on the artboard itself. */
  readonly roots: readonly AuditedNode[];
  /** All nodes, in the order of the document. Hidden ones, and what is in them, are left out. */
  readonly nodes: readonly AuditedNode[];
}

/** Reads an artboard for the rules. Deep nesting costs no stack. */
export function readAuditPage(
  design: DesignReader,
  artboard: ArtboardRecord,
  drawn: (id: string) => DrawnNode | null,
): AuditPage {
  interface Open extends AuditedNode {
    readonly children: Open[];
  }
  const roots: Open[] = [];
  const nodes: Open[] = [];
  const waiting: [id: string, parent: Open | null][] = [];
  const wait = (parentId: string, parent: Open | null) => {
    waiting.push(
      ...design
        .childrenOf(parentId)
        .map((id): [string, Open | null] => [id, parent])
        .reverse(),
    );
  };
  wait(artboard.id, null);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [id, parent] = next;
    const record = design.get(id);
    if (!record || record.type === "artboard" || record.visible === false) continue;
    const node: Open = {
      record,
      tag: record.tag ?? nodeTypes.get(record.type)?.tag ?? "div",
      classes: record.className?.split(/\s+/).filter(Boolean) ?? [],
      words: typeof record.textContent === "string" ? record.textContent.trim() : "",
      drawn: drawn(id),
      parent,
      children: [],
    };
    (parent?.children ?? roots).push(node);
    nodes.push(node);
    wait(id, node);
  }
  return { design, artboard, roots, nodes };
}

/** What a finding calls a node: its name, or its words, or its tag. */
export function calledBy({ record, words, tag }: AuditedNode): string {
  const text = record.name || words || tag;
  return `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`;
}
