import type { Box, Viewport } from "@/lib/design/tools/design-surface";

/** A name that stands above an artboard. */
export interface ArtboardLabel {
  readonly name: string;
  readonly box: Box;
}

/** Outlines and names over the drawing; it draws them at the same thickness at every zoom. */
export interface Overlay {
  readonly element: HTMLElement;
  show(
    viewport: Viewport,
    what: {
      readonly selected: readonly Box[];
      readonly hovered: Box | null;
      readonly labels: readonly ArtboardLabel[];
    },
  ): void;
}

const LABEL_HEIGHT_PX = 20;

/** Makes the overlay. Its colours are the tokens of the interface, with others where a page has none. */
export function createOverlay(): Overlay {
  const element = document.createElement("div");
  element.style.cssText = "position:absolute;inset:0;overflow:hidden;pointer-events:none;contain:strict";
  element.setAttribute("aria-hidden", "true");
  const pools = { box: [] as HTMLElement[], label: [] as HTMLElement[] };

  /** The elements of a kind, exactly as many as are wanted. */
  const take = (kind: keyof typeof pools, count: number, css: string): readonly HTMLElement[] => {
    const pool = pools[kind];
    while (pool.length < count) {
      const made = document.createElement("div");
      made.style.cssText = `position:absolute;left:0;top:0;box-sizing:border-box;${css}`;
      made.dataset.overlay = kind;
      element.append(made);
      pool.push(made);
    }
    for (const left of pool.splice(count)) left.remove();
    return pool;
  };

  return {
    element,
    show({ x, y, zoom }, { selected, hovered, labels }) {
      const boxes = [...selected, ...(hovered ? [hovered] : [])];
      take("box", boxes.length, "border:2px solid var(--accent, #2563eb)").forEach((outline, index) => {
        const box = boxes[index];
        if (!box) return;
        outline.style.transform = `translate(${(box.x - x) * zoom}px, ${(box.y - y) * zoom}px)`;
        outline.style.width = `${box.width * zoom}px`;
        outline.style.height = `${box.height * zoom}px`;
        outline.style.borderWidth = index < selected.length ? "2px" : "1px";
      });
      const css = `height:${LABEL_HEIGHT_PX}px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font:12px/20px system-ui,sans-serif;color:var(--quiet, #555)`;
      take("label", labels.length, css).forEach((label, index) => {
        const given = labels[index];
        if (!given) return;
        if (label.textContent !== given.name) label.textContent = given.name;
        label.style.transform = `translate(${(given.box.x - x) * zoom}px, ${(given.box.y - y) * zoom - LABEL_HEIGHT_PX}px)`;
        label.style.maxWidth = `${given.box.width * zoom}px`;
      });
    },
  };
}
