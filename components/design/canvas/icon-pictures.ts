/**
 * Draws icon nodes with the files of our own service.
 *
 * Threat: markup that runs or loads something when it stands in the page. Covered: a file is parsed as SVG apart from the page, and
 * what is drawn is made anew of the shapes and attributes listed here; nothing of the file itself enters the page.
 */
import type { NodeRecord } from "@/lib/design/schema/records";
import { iconAddress, iconFile } from "@/lib/design/store/icon-files";

/** The icons of a view. */
export interface IconPictures {
  /** Shows the icon of a record in an element, now or when its file is there; its name where there is none. */
  show(element: HTMLElement, record: NodeRecord): void;
  /** Resolves when every icon asked for so far is drawn, or is known not to be there. */
  settled(): Promise<unknown>;
}

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = new Set(["path", "circle", "rect", "line", "ellipse", "polyline", "polygon"]);
const ATTRIBUTES =
  /^(?:d|points|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|transform|opacity|fill|fill-rule|clip-rule|stroke-linecap|stroke-linejoin)$/;

export function createIconPictures(): IconPictures {
  const shown = new WeakMap<HTMLElement, { readonly address: string; kind: string }>();
  const waiting = new Set<Promise<unknown>>();

  async function draw(element: HTMLElement, record: NodeRecord, entry: { kind: string }): Promise<void> {
    const { svg } = await iconFile(record);
    if (shown.get(element) !== entry) return;
    const drawing = svg === null ? null : drawingOf(svg);
    element.replaceChildren(drawing?.svg ?? String(record.iconName ?? ""));
    entry.kind = drawing?.kind ?? "missing";
    element.setAttribute("data-affiche-icon", entry.kind);
  }

  return {
    show(element, record) {
      const address = iconAddress(record);
      const known = shown.get(element);
      if (known?.address === address) {
        element.setAttribute("data-affiche-icon", known.kind);
        return;
      }
      // What was drawn before stays until the new icon is there.
      const entry = { address, kind: known?.kind ?? "" };
      shown.set(element, entry);
      element.setAttribute("data-affiche-icon", entry.kind);
      const drawn = draw(element, record, entry).finally(() => waiting.delete(drawn));
      waiting.add(drawn);
    },
    settled: () => Promise.all(waiting),
  };
}

/**
 * A drawing of the shapes of a file. How they are filled or drawn is left to the style sheet by its kind, so that classes such as
 * fill-red-500 and stroke-1 reach them.
 */
function drawingOf(text: string): { readonly svg: SVGElement; readonly kind: string } | null {
  const file = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const viewBox = file.getAttribute("viewBox");
  if (file.namespaceURI !== SVG || file.localName !== "svg" || viewBox === null) return null;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("aria-hidden", "true");
  const group = file.querySelector(":scope > g[stroke]");
  for (const shape of (group ?? file).children) {
    if (!SHAPES.has(shape.localName)) continue;
    const copy = document.createElementNS(SVG, shape.localName);
    for (const { name, value } of shape.attributes) if (ATTRIBUTES.test(name)) copy.setAttribute(name, value);
    svg.append(copy);
  }
  const kind = group ? `strokes-${group.getAttribute("stroke-width") ?? "2"}` : "shapes";
  return { svg, kind };
}
