/**
 * Keeps the elements of a design as its records say. A change touches the elements of its records, the order of their siblings, and the
 * instances of the components that they are part of.
 */
import type { DesignReader } from "@/lib/design/document/design-document";
import type { DesignDiff } from "@/lib/design/document/diff";
import type { ArtboardRecord, DesignRecord, NodeRecord } from "@/lib/design/schema/records";
import { type ArtboardFrame, createArtboardFrame } from "./artboard-frame";
import type { ElementPainter } from "./element-painter";

/** What is drawn of a design. */
export interface Scene {
  /** Applies a change that the design has already; null draws everything afresh. */
  update(diff: DesignDiff | null): void;
  /** The element that draws a node, or the content of an artboard. */
  elementOf(id: string): HTMLElement | undefined;
  /** The record that an element draws; elements inside an instance belong to the instance. */
  idOf(element: Element): string | undefined;
  /** The artboard in which an element stands. */
  frameOf(element: Element): ArtboardFrame | undefined;
  readonly frames: ReadonlyMap<string, ArtboardFrame>;
}

/** Instances inside instances that are drawn; a component in itself would have no end. */
const MOST_NESTED = 20;

export function createScene(
  world: HTMLElement,
  design: DesignReader,
  painter: ElementPainter,
  sheets: readonly CSSStyleSheet[],
): Scene {
  const frames = new Map<string, ArtboardFrame>();
  const frameByRoot = new WeakMap<Node, ArtboardFrame>();
  const elements = new Map<string, HTMLElement>();
  const ids = new WeakMap<Element, string>();
  const instances = new Set<string>();

  const asNode = (id: string): NodeRecord | null => {
    const record = design.get(id);
    return record && record.type !== "artboard" ? record : null;
  };

  function build(id: string): HTMLElement | null {
    const record = asNode(id);
    if (!record) return null;
    const element = painter.create(record);
    element.dataset.id = id;
    elements.set(id, element);
    ids.set(element, id);
    fill(element, record);
    return element;
  }

  /** Paints an element and builds what is in it. */
  function fill(element: HTMLElement, record: NodeRecord): void {
    if (record.type === "component" && record.role === "instance") {
      instances.add(record.id);
      fillInstance(element, record);
      return;
    }
    const children = design.childrenOf(record.id);
    paint(element, record);
    if (children.length > 0)
      element.replaceChildren(...children.flatMap((child) => elements.get(child) ?? build(child) ?? []));
  }

  function paint(element: HTMLElement, record: NodeRecord): void {
    painter.paint(element, record, design.childrenOf(record.id).length > 0);
    element.dataset.id = record.id;
  }

  function fillInstance(element: HTMLElement, record: NodeRecord, path: readonly string[] = []): void {
    const master = typeof record.masterId === "string" ? asNode(record.masterId) : null;
    for (const child of element.children) painter.release(child);
    element.replaceChildren();
    const own = {
      ...record,
      className: record.className ?? master?.className,
      style: { ...master?.style, ...record.style },
    };
    painter.paint(element, own, true);
    element.dataset.id = record.id;
    if (!master || path.includes(master.id) || path.length > MOST_NESTED) return;
    const overrides = (record.overrides ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    const inside = [...path, master.id];
    element.append(...design.childrenOf(master.id).flatMap((child) => copy(child, overrides, inside) ?? []));
  }

  /** Draws a node of a master once more, with what is different in an instance. */
  function copy(
    id: string,
    overrides: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
    path: readonly string[],
  ): HTMLElement | null {
    const original = asNode(id);
    if (!original) return null;
    const { id: _id, parentId: _parent, order: _order, type: _type, ...changes } = overrides[id] ?? {};
    const record = { ...original, elementId: undefined, ...changes } as NodeRecord;
    const element = painter.create(record);
    if (record.type === "component" && record.role === "instance") {
      fillInstance(element, record, path);
      delete element.dataset.id;
      return element;
    }
    const children = design.childrenOf(id).flatMap((child) => copy(child, overrides, path) ?? []);
    painter.paint(element, record, children.length > 0);
    if (children.length > 0) element.replaceChildren(...children);
    return element;
  }

  function drop(id: string): void {
    instances.delete(id);
    const frame = frames.get(id);
    const element = elements.get(id);
    if (element) painter.release(element);
    elements.delete(id);
    frames.delete(id);
    (frame?.host ?? element)?.remove();
  }

  function paintArtboard(record: ArtboardRecord): void {
    let frame = frames.get(record.id);
    if (!frame) {
      frame = createArtboardFrame(sheets, painter);
      frames.set(record.id, frame);
      frameByRoot.set(frame.root, frame);
      elements.set(record.id, frame.content);
      ids.set(frame.content, record.id);
      frame.paintTheme(design.meta.theme);
      frame.paint(record);
      frame.content.append(
        ...design.childrenOf(record.id).flatMap((child) => elements.get(child) ?? build(child) ?? []),
      );
      world.append(frame.host);
    } else frame.paint(record);
    frame.content.dataset.id = record.id;
  }

  /** Puts the elements of a parent's children in their order, moving as few as it takes. */
  function arrange(parentId: string | null): void {
    const parent = parentId === null ? world : elements.get(parentId);
    if (!parent) return;
    const record = parentId === null ? null : asNode(parentId);
    if (record?.type === "component" && record.role === "instance") return;
    const wanted = design
      .childrenOf(parentId)
      .flatMap((id) =>
        parentId === null ? (frames.get(id)?.host ?? []) : (elements.get(id) ?? build(id) ?? []),
      );
    if (record) paint(parent, record);
    if (wanted.length > 0)
      for (const node of [...parent.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
    let next = parent.firstElementChild;
    for (const element of wanted) {
      if (element === next) next = next.nextElementSibling;
      else parent.insertBefore(element, next);
    }
  }

  /** A record and all that hold it, before or after a change: each may be the master of an instance. */
  function mastersOf(record: DesignRecord | null | undefined, diff: DesignDiff, into: Set<string>): void {
    for (let at = record, steps = 0; at && steps < 1000; steps++) {
      into.add(at.id);
      const parentId: string | null = at.parentId;
      at = parentId === null ? null : (design.get(parentId) ?? diff.records.get(parentId)?.before);
    }
  }

  function refreshInstances(diff: DesignDiff): void {
    if (instances.size === 0) return;
    const masters = new Set<string>();
    for (const { before, after } of diff.records.values()) {
      mastersOf(before, diff, masters);
      mastersOf(after, diff, masters);
    }
    // An instance inside a master changes that master too.
    for (const masterId of masters) {
      for (const id of instances) {
        const record = asNode(id);
        if (record?.masterId === masterId) mastersOf(record, diff, masters);
      }
    }
    for (const id of instances) {
      const record = asNode(id);
      const element = elements.get(id);
      if (record && element && masters.has(String(record.masterId))) fillInstance(element, record);
    }
  }

  function apply(diff: DesignDiff): void {
    const arranged = new Set<string | null>();
    // What moves leaves its old parent first, which may go in the same change.
    for (const [id, { before, after }] of diff.records)
      if (before && after && before.parentId !== after.parentId) elements.get(id)?.remove();
    for (const [id, { before, after }] of diff.records) {
      if (before && !after) {
        drop(id);
        arranged.add(before.parentId);
      } else if (after && (before?.parentId !== after.parentId || before.order !== after.order)) {
        arranged.add(after.parentId);
        if (before) arranged.add(before.parentId);
      }
    }
    for (const [id, { after }] of diff.records) {
      if (!after) continue;
      if (after.type === "artboard") paintArtboard(after);
      else repaint(id, after);
    }
    for (const parentId of arranged) arrange(parentId);
    refreshInstances(diff);
    if (diff.meta) for (const frame of frames.values()) frame.paintTheme(design.meta.theme);
  }

  function repaint(id: string, record: NodeRecord): void {
    const element = elements.get(id);
    // A new one is built where its parent is arranged, or with its parent.
    if (!element) return;
    const isInstance = record.type === "component" && record.role === "instance";
    if (painter.fits(element, record) && isInstance === instances.has(id)) {
      if (isInstance) fillInstance(element, record);
      else paint(element, record);
      return;
    }
    instances.delete(id);
    const made = painter.create(record);
    element.replaceWith(made);
    elements.set(id, made);
    ids.set(made, id);
    // Its children are elements of their own and move over; only what it held itself is given back.
    for (const child of design.childrenOf(id)) elements.get(child)?.remove();
    painter.release(element);
    fill(made, record);
  }

  return {
    frames,
    elementOf: (id) => elements.get(id),
    idOf(element) {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const id = ids.get(at);
        if (id !== undefined && elements.get(id) === at) return id;
      }
      return undefined;
    },
    frameOf: (element) => frameByRoot.get(element.getRootNode()),
    update(diff) {
      if (diff) return apply(diff);
      for (const id of [...elements.keys()]) drop(id);
      for (const id of design.childrenOf(null)) {
        const record = design.get(id);
        if (record?.type === "artboard") paintArtboard(record);
      }
    },
  };
}
