/** What a file of an icon may hold: shapes, and how they are filled or drawn. Nothing that has an id, runs or loads. */
const SHAPES = new Set(["path", "circle", "rect", "line", "ellipse", "polyline", "polygon"]);
const ATTRIBUTES =
  /^(?:d|points|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|transform|opacity|fill|fill-rule|clip-rule|stroke-linecap|stroke-linejoin)$/;
const ROOT = /^\s*(?:<!--[^>]*-->\s*)?<svg\s([^>]*)>([\s\S]*)<\/svg>\s*$/;
const ELEMENT = /<(\w+)((?:\s+[\w-]+="[^"<>&]*")*)\s*(?:\/>|><\/\1>)/g;

/** The shapes of an SVG file, as markup without white space between them, and the square that they stand in. */
export interface Shapes {
  readonly markup: string;
  readonly viewBox: string;
  /** Presentation attributes of the element around them. */
  readonly around: ReadonlyMap<string, string>;
}

/**
 * Reads the file of an icon.
 * @throws Error for anything but plain shapes, so that a new version of a package cannot bring in what was not thought of.
 */
export function readShapes(file: string, what: string): Shapes {
  const [, head, body] = ROOT.exec(file) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${what} is no SVG file`);
  const around = attributesOf(head);
  const viewBox = around.get("viewBox");
  if (!viewBox || !/^0 0 (\d+) \1$/.test(viewBox)) throw new Error(`${what} does not stand in a square`);
  let rest = body;
  const markup = [...body.matchAll(ELEMENT)].map(([element, tag = "", attributes = ""]) => {
    rest = rest.replace(element, "");
    if (!SHAPES.has(tag)) throw new Error(`${what} has an element <${tag}>`);
    const kept = [...attributesOf(attributes)].map(([name, value]) => {
      if (!ATTRIBUTES.test(name)) throw new Error(`${what} has an attribute ${name} on <${tag}>`);
      if (name === "fill" && value !== "currentColor" && value !== "none")
        throw new Error(`${what} has a colour of its own: ${value}`);
      return ` ${name}="${value}"`;
    });
    return `<${tag}${kept.join("")}/>`;
  });
  if (rest.trim() !== "") throw new Error(`${what} has more than shapes: ${rest.trim().slice(0, 80)}`);
  if (markup.length === 0) throw new Error(`${what} has no shapes`);
  return { markup: markup.join(""), viewBox, around };
}

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/([\w:-]+)="([^"]*)"/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name, value]));
}
