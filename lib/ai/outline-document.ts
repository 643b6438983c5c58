/** One element of printed markup, at the beginning of its line. */
const ELEMENT = /^([ ]*)<([A-Za-z][\w.-]{0,60})\b([^\n]{0,400})/;

const MAX_NAME_CHARACTERS = 60;

interface Line {
  readonly depth: number;
  readonly text: string;
}

/**
 * The outline of a document that is too large to show: a line for each artboard, node or layer, down to the level that fits.
 * @param text markup as get_document prints it, or a poster's state as JSON; of anything else its beginning is given.
 * @param most characters of the outline.
 */
export function outlineDocument(text: string, most: number): string {
  const lines = linesOfPoster(text) ?? linesOfMarkup(text);
  if (lines.length === 0) return `${text.slice(0, most)}\n(… cut)`;
  const levels = [...new Set(lines.map(({ depth }) => depth))].sort((a, b) => a - b);
  let best = "";
  for (const deepest of levels) {
    const shown = lines.filter(({ depth }) => depth <= deepest).map(write);
    const outline = shown.join("\n");
    if (outline.length > most) {
      // Even the first level may be too long: then as much of it as fits.
      return best || `${outline.slice(0, outline.lastIndexOf("\n", most))}\n(… more)`;
    }
    best = shown.length < lines.length ? `${outline}\n(deeper nodes are left out)` : outline;
  }
  return best;
}

const write = ({ depth, text }: Line) => `${"  ".repeat(Math.min(depth, 40))}${text}`;

function linesOfMarkup(text: string): Line[] {
  const lines: Line[] = [];
  for (const line of text.split("\n")) {
    const [, indent = "", tag = "", rest = ""] = ELEMENT.exec(line) ?? [];
    const id = /\bdata-id="([^"]{1,80})"/.exec(rest)?.[1];
    if (tag === "" || id === undefined) continue;
    const name = /\b(?:data-)?name="([^"]{1,200})"/.exec(rest)?.[1];
    const words = name ?? /[^=]>([^<>{}]{1,200})</.exec(rest)?.[1]?.trim();
    lines.push({ depth: indent.length / 2, text: `${id} ${tag}${words ? ` ${short(words)}` : ""}` });
  }
  return lines;
}

/** Null where it is no poster. */
function linesOfPoster(text: string): Line[] | null {
  if (!text.trimStart().startsWith("{")) return null;
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch {
    // Markup may begin with a brace too.
    return null;
  }
  const lines: Line[] = [];
  const visit = (layers: unknown, depth: number) => {
    if (!Array.isArray(layers) || depth > 40) return;
    for (const layer of layers as Readonly<Record<string, unknown>>[]) {
      if (typeof layer !== "object" || layer === null) continue;
      const name = typeof layer.name === "string" ? ` ${short(layer.name)}` : "";
      lines.push({ depth, text: `${String(layer.id)} ${String(layer.type)}${name}` });
      visit(layer.children ?? layer.layers, depth + 1);
    }
  };
  visit((state as { layers?: unknown }).layers, 0);
  return lines;
}

const short = (words: string) =>
  JSON.stringify(words.length > MAX_NAME_CHARACTERS ? `${words.slice(0, MAX_NAME_CHARACTERS)}…` : words);
