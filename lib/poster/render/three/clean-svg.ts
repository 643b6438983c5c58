/**
 * Prepares a stranger's SVG for being read as paths.
 *
 * Threat: SVG is a document that may run scripts, fetch files and grow without end. Covered: it is parsed into a
 * document that belongs to no window (nothing runs, nothing is fetched) and never put into ours; only the elements
 * below survive, without handlers or links to elsewhere; what `use` repeats is counted before anything is repeated.
 */
import { MediaError } from "../media/media-error";

const KEPT = new Set(
  "svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop".split(
    " ",
  ),
);
const MAX_ELEMENTS = 4_000;
const MAX_RULES = 400;

/**
 * The SVG with nothing but shapes in it, styles written into its elements.
 * @throws MediaError when it is no SVG, or too much of one.
 */
export function cleanSvg(markup: string): string {
  if (/<!ENTITY/i.test(markup)) throw new MediaError("the SVG declares entities, which are not read");
  const root = new DOMParser().parseFromString(withNamespaces(markup), "image/svg+xml").documentElement;
  if (!(root instanceof SVGSVGElement) || root.querySelector("parsererror")) {
    throw new MediaError("the SVG cannot be read");
  }
  const styles = [...root.querySelectorAll("style")].map((style) => style.textContent ?? "").join("\n");
  applyStyles(root, styles);
  const elements = [...root.querySelectorAll("*")];
  if (elements.length > MAX_ELEMENTS) throw new MediaError("the SVG has too many elements");
  for (const element of elements) if (!KEPT.has(element.nodeName) || isHidden(element)) element.remove();
  for (const element of [root, ...root.querySelectorAll("*")]) cleanAttributes(element);
  hideSymbols(root);
  refuseEndlessUse(root);
  return new XMLSerializer().serializeToString(root);
}

/** Markup that was cut out of a page often lacks the declarations that a file needs. */
function withNamespaces(markup: string): string {
  const start = markup.search(/<svg[\s>]/);
  if (start < 0) return markup;
  const end = markup.indexOf(">", start);
  const tag = markup.slice(start, end);
  const missing = [
    /\sxmlns\s*=/.test(tag) ? "" : ' xmlns="http://www.w3.org/2000/svg"',
    /\sxmlns:xlink\s*=/.test(markup) ? "" : ' xmlns:xlink="http://www.w3.org/1999/xlink"',
  ].join("");
  return markup.slice(0, start + 4) + missing + markup.slice(start + 4);
}

/** Writes rules of style sheets into the elements that they select; a style of the element's own wins. */
function applyStyles(root: SVGSVGElement, styles: string): void {
  if (!styles.trim()) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  for (const rule of [...sheet.cssRules].slice(0, MAX_RULES)) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const element of root.querySelectorAll(rule.selectorText)) {
      const own = element.getAttribute("style") ?? "";
      element.setAttribute("style", `${rule.style.cssText};${own}`);
    }
  }
}

const isHidden = (element: Element) =>
  element.getAttribute("display") === "none" ||
  /(?:^|;)\s*display\s*:\s*none/.test(element.getAttribute("style") ?? "");

function cleanAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const isLink = /(?:^|:)href$/.test(name);
    if (/^on/i.test(name) || (isLink && !value.startsWith("#"))) element.removeAttribute(name);
    else if (/currentcolor/i.test(value))
      element.setAttribute(name, value.replace(/currentcolor/gi, "#000000"));
  }
}

/** A symbol is seen only where it is used. */
function hideSymbols(root: SVGSVGElement): void {
  for (const symbol of root.querySelectorAll("symbol")) {
    if (symbol.closest("defs")) continue;
    const definitions = root.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "defs");
    symbol.replaceWith(definitions);
    definitions.append(symbol);
  }
}

function refuseEndlessUse(root: SVGSVGElement): void {
  const byId = new Map([...root.querySelectorAll("[id]")].map((element) => [element.id, element]));
  let visited = 0;
  const visit = (element: Element, above: ReadonlySet<Element>) => {
    if (++visited > MAX_ELEMENTS) throw new MediaError("the SVG repeats its parts too often");
    for (const child of element.children) visit(child, above);
    if (element.nodeName !== "use") return;
    const href = element.getAttribute("href") ?? element.getAttribute("xlink:href") ?? "";
    const used = byId.get(href.slice(1));
    if (!used) return;
    if (above.has(used) || used.contains(element)) throw new MediaError("the SVG uses itself");
    visit(used, new Set([...above, used]));
  };
  visit(root, new Set());
}
