/**
 * Builds the tree of markup from the tokens of htmlparser2.
 *
 * Closing tags that HTML lets people omit are implied only for elements that have none of their own. `<p>One<p>Two` is two
 * paragraphs, while `<p><div></div></p>` nests as it is written, as in JSX. What is never closed ends with its parent.
 * What can run is dropped here with a warning, so that no later step meets it. Nothing calls itself: depth costs no stack.
 */
import { QuoteType, Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { MAX_CALL_NODES, MAX_DEPTH } from "../document/limits";
import { collapseSpace, type TextPiece } from "./collapse-space";
import { isHandler, isIgnored, reasonToRemove, refusalOf } from "./dangerous-attributes";
import { DROPPED_TAGS, KEEPS_SPACE, SILENT_TAGS, VOID_TAGS } from "./html-tags";
import { closesImplicitly } from "./implied-end-tags";
import type { MarkupAttribute, MarkupElement, MarkupNode, MarkupWarning, ParsedMarkup } from "./markup-node";
import { readBraces } from "./read-literal";
import { htmlTagName, type MaskedSource, type Region } from "./scan-regions";
import { markupError, quoteSource, type SourceText } from "./source-text";

interface RawAttribute {
  readonly name: string;
  readonly start: number;
  value: string;
  region: Region | null;
  bare: boolean;
}

type Token =
  | {
      readonly is: "open";
      readonly tag: string;
      readonly start: number;
      readonly attributes: RawAttribute[];
      leaf: boolean;
      closed: boolean;
    }
  | { readonly is: "close"; readonly tag: string; readonly start: number; stray: boolean }
  | { readonly is: "text"; readonly start: number; readonly end: number; readonly entity: string | null };

interface OpenElement {
  readonly element: MarkupElement & {
    readonly attributes: MarkupAttribute[];
    readonly children: MarkupNode[];
  };
  readonly closed: boolean;
  /** Text since the last child element, not yet collapsed. */
  readonly run: { pieces: TextPiece[]; start: number };
}

/** Reads a masked source. @throws OperationError for values that are no literals, and for limits. */
export function buildTree(text: SourceText, scanned: MaskedSource): ParsedMarkup {
  const tokens = tokenize(text, scanned);
  markClosed(tokens);
  return assemble(text, scanned.regions, tokens);
}

function tokenize({ source, at }: SourceText, { masked, regions }: MaskedSource): Token[] {
  const tokens: Token[] = [];
  const values = new Map(
    regions.filter(({ kind }) => kind === "value").map((region) => [region.start, region]),
  );
  let open: Extract<Token, { is: "open" }> | null = null;
  let attribute: RawAttribute | null = null;
  const ignore = () => undefined;
  const callbacks: TokenizerCallbacks = {
    onopentagname(start, end) {
      const tag = htmlTagName(source.slice(start, end));
      if (!/^[A-Za-z][\w.:-]*$/.test(tag))
        throw markupError(
          at(start),
          `<${quoteSource(source, start, end)} is no tag. For the character itself write &lt; or {"<"}.`,
        );
      open = { is: "open", tag, start: start - 1, attributes: [], leaf: VOID_TAGS.has(tag), closed: false };
      tokens.push(open);
    },
    onattribname(start, end) {
      attribute = { name: source.slice(start, end), start, value: "", region: null, bare: false };
      open?.attributes.push(attribute);
    },
    onattribdata(start, end) {
      if (!attribute) return;
      const region = values.get(start - 1);
      if (region) attribute.region = region;
      else attribute.value += source.slice(start, end);
    },
    onattribentity(codePoint) {
      if (attribute) attribute.value += String.fromCodePoint(codePoint);
    },
    onattribend(quote) {
      if (attribute) attribute.bare = quote === QuoteType.NoValue;
      attribute = null;
    },
    onopentagend: ignore,
    onselfclosingtag() {
      if (open) open.leaf = true;
    },
    onclosetag(start, end) {
      tokens.push({
        is: "close",
        tag: htmlTagName(source.slice(start, end)),
        start: start - 2,
        stray: false,
      });
    },
    ontext(start, end) {
      if (end > start) tokens.push({ is: "text", start, end, entity: null });
    },
    ontextentity(codePoint, end) {
      tokens.push({ is: "text", start: end - 1, end, entity: String.fromCodePoint(codePoint) });
    },
    oncdata: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onprocessinginstruction: ignore,
    onend: ignore,
    isInForeignContext: () => false,
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true, recognizeSelfClosing: true, xmlMode: false },
    callbacks,
  );
  tokenizer.write(masked);
  tokenizer.end();
  return tokens;
}

/** Finds the closing tag of each element that has one, and those that close nothing. Linear, whatever is not closed. */
function markClosed(tokens: readonly Token[]): void {
  const open: Extract<Token, { is: "open" }>[] = [];
  const count = new Map<string, number>();
  const add = (tag: string, by: number) => count.set(tag, (count.get(tag) ?? 0) + by);
  for (const token of tokens) {
    if (token.is === "open" && !token.leaf) {
      open.push(token);
      add(token.tag, 1);
    } else if (token.is === "close") {
      if (!count.get(token.tag)) {
        token.stray = true;
        continue;
      }
      for (let top = open.pop(); top; top = open.pop()) {
        add(top.tag, -1);
        if (top.tag !== token.tag) continue;
        top.closed = true;
        break;
      }
    }
  }
}

function assemble(text: SourceText, regions: readonly Region[], tokens: readonly Token[]): ParsedMarkup {
  const warnings: MarkupWarning[] = [];
  const root = openElement(
    { kind: "element", tag: "", attributes: [], children: [], line: 1, column: 1 },
    true,
  );
  const stack: OpenElement[] = [root];
  let nodes = 0;
  /** How deep we are in something that is left out; 0 outside. Its elements are counted, not made. */
  let dropped: { tag: string; depth: number } | null = null;
  let region = 0;

  const top = () => stack[stack.length - 1] ?? root;
  const warn = (start: number, what: string, reason: string, element: MarkupElement = top().element) => {
    warnings.push({ ...text.at(start), what, reason, element: element === root.element ? null : element });
  };
  const pop = () => {
    const closing = stack.pop();
    if (closing) flush(closing, null);
  };

  /** Ends a run of text, now that what stands behind it is known. */
  const flush = ({ element, run }: OpenElement, next: MarkupElement | null) => {
    if (run.pieces.length === 0) return;
    const previous = element.children.at(-1);
    const keeps = stack.some((above) => KEEPS_SPACE.has(above.element.tag)) || KEEPS_SPACE.has(element.tag);
    const words = keeps
      ? keptText(run.pieces, element.tag, previous === undefined)
      : collapseSpace(run.pieces, previous?.kind === "element" ? previous : null, next, element.tag || null);
    if (words !== "") element.children.push({ kind: "text", text: words, ...text.at(run.start) });
    run.pieces = [];
  };

  const addText = (start: number, piece: TextPiece) => {
    const { run } = top();
    if (run.pieces.length === 0) run.start = start;
    const last = run.pieces.at(-1);
    if (last && last.exact === piece.exact)
      run.pieces[run.pieces.length - 1] = { text: last.text + piece.text, exact: piece.exact };
    else run.pieces.push(piece);
  };

  const addSource = (start: number, end: number) => {
    let from = start;
    for (; region < regions.length; region++) {
      const next = regions[region];
      if (!next || next.start >= end) break;
      if (next.end <= from || next.kind === "value" || next.kind === "spread") continue;
      if (next.start > from) addText(from, { text: text.source.slice(from, next.start), exact: false });
      from = next.end;
      if (next.kind === "child") addBraces(next);
    }
    if (from < end) addText(from, { text: text.source.slice(from, end), exact: false });
  };

  const addBraces = ({ start, end }: Region) => {
    const content = readBraces(text, start, end, "child");
    if (content.is === "nothing") return;
    if (content.is === "text") return addText(start, { text: text.source.slice(start, end), exact: false });
    const { value } = content;
    if (value === null || typeof value === "boolean") return;
    if (typeof value === "object")
      throw markupError(
        text.at(start),
        `${quoteSource(text.source, start, end)} is a list or an object and cannot be shown. Write the words or elements themselves, like <li>First</li>.`,
      );
    addText(start, { text: String(value), exact: true });
  };

  const open = (token: Extract<Token, { is: "open" }>) => {
    const lower = token.tag.toLowerCase();
    if (dropped) {
      if (!token.leaf && token.closed && token.tag === dropped.tag) dropped.depth += 1;
      return;
    }
    const isVideoSource = lower === "source" && top().element.tag.toLowerCase() === "video";
    const inSvg = stack.some(({ element }) => element.tag === "svg");
    const reason =
      token.tag === lower || lower === "script" || lower === "iframe"
        ? isVideoSource || inSvg
          ? undefined
          : DROPPED_TAGS[lower]
        : undefined;
    const runs = reason !== undefined || lower === "script" || lower === "foreignobject";
    if (runs || (SILENT_TAGS.has(token.tag) && !inSvg)) {
      if (runs) warn(token.start, `<${token.tag}>`, reason ?? "Pictures run no script and hold no pages.");
      if (!token.leaf && token.closed) dropped = { tag: token.tag, depth: 1 };
      return;
    }
    while (closesImplicitly(token.tag, stack)) pop();
    flush(top(), { kind: "element", tag: token.tag, attributes: [], children: [], line: 0, column: 0 });
    nodes += 1;
    if (nodes > MAX_CALL_NODES)
      throw markupError(
        text.at(token.start),
        `one call makes at most ${MAX_CALL_NODES} nodes. Add the page section by section.`,
        "limit",
      );
    const position = text.at(token.start);
    const { element } = openElement(
      { kind: "element", tag: token.tag, attributes: [], children: [], ...position },
      true,
    );
    top().element.children.push(element);
    for (const raw of token.attributes) {
      const attribute = readAttribute(text, token.tag, raw, (what, why) =>
        warn(raw.start, what, why, element),
      );
      if (attribute) element.attributes.push(attribute);
    }
    if (token.leaf) return;
    if (stack.length > MAX_DEPTH)
      throw markupError(
        position,
        `markup nests at most ${MAX_DEPTH} levels. Leave out boxes that hold only one other box.`,
        "limit",
      );
    stack.push(openElement(element, token.closed));
  };

  const close = (token: Extract<Token, { is: "close" }>) => {
    if (dropped) {
      if (token.tag === dropped.tag && !token.stray && --dropped.depth === 0) dropped = null;
      return;
    }
    if (token.stray) {
      if (!VOID_TAGS.has(token.tag) && token.tag !== "p")
        warn(token.start, `</${token.tag}>`, "It closes nothing that is open, and was ignored.");
      return;
    }
    while (stack.length > 1) {
      const { element, closed } = top();
      if (element.tag === token.tag && closed) return pop();
      warnUnclosed(top());
      pop();
    }
  };

  const warnUnclosed = ({ element, closed }: OpenElement) => {
    if (closed || OMITTABLE.has(element.tag)) return;
    const { line, column } = element;
    warnings.push({
      line,
      column,
      what: `<${element.tag}>`,
      reason: "It is never closed, and ends where its parent ends.",
      element,
    });
  };

  for (const token of tokens) {
    if (token.is === "open") open(token);
    else if (token.is === "close") close(token);
    else if (dropped) continue;
    // &nbsp; and &amp; are words; an encoded line break is meant as it is.
    else if (token.entity !== null)
      addText(token.start, { text: token.entity, exact: /[ \t\r\n\f]/.test(token.entity) });
    else addSource(token.start, token.end);
  }
  while (stack.length > 1) {
    warnUnclosed(top());
    pop();
  }
  flush(root, null);
  return { nodes: root.element.children, warnings };
}

/** Elements whose closing tag people leave out on purpose. */
const OMITTABLE = new Set(
  "p li dt dd option optgroup tr td th thead tbody tfoot colgroup rt rp html body".split(" "),
);

function openElement(element: OpenElement["element"], closed: boolean): OpenElement {
  return { element, closed, run: { pieces: [], start: 0 } };
}

/** Text of <pre> and <textarea>: as it is, without the line break behind the opening tag. */
function keptText(pieces: readonly TextPiece[], tag: string, first: boolean): string {
  const texts = pieces.map(({ text, exact }) => (exact ? text : text.replace(/\r\n?/g, "\n")));
  if (first && KEEPS_SPACE.has(tag) && !pieces[0]?.exact) texts[0] = texts[0]?.replace(/^\n/, "") ?? "";
  return texts.join("");
}

function readAttribute(
  text: SourceText,
  tag: string,
  { name, start, value, region, bare }: RawAttribute,
  warn: (what: string, reason: string) => void,
): MarkupAttribute | null {
  const position = text.at(start);
  const refusal = refusalOf(name);
  if (refusal) throw markupError(position, refusal);
  if (isIgnored(name)) return null;
  const attribute = (given: MarkupAttribute["value"], exact: boolean): MarkupAttribute => ({
    name,
    value: given,
    exact,
    ...position,
  });
  if (isHandler(name)) {
    warn(name.slice(0, 60), reasonToRemove(tag, attribute(null, false)) ?? "");
    return null;
  }
  let read = attribute(bare ? true : value, false);
  if (region) {
    const content = readBraces(text, region.start, region.end, "value");
    if (content.is !== "value")
      throw markupError(text.at(region.start), `${name} has no value. Write ${name}="…".`);
    read = attribute(content.value, true);
  }
  const reason = reasonToRemove(tag, read);
  if (reason) warn(name.slice(0, 60), reason);
  return reason ? null : read;
}
