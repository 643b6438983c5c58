/**
 * Finds what JSX has and HTML has not, and hides it from the HTML tokenizer, character for character, so that offsets stay true.
 *
 * A `{` begins an expression where JSX has one: as the value of an attribute, among attributes, and anywhere in text. It never
 * does inside a quoted value, a comment, a script or a style sheet. What its content means is for read-literal.ts to say.
 * In text two exceptions serve HTML as people write it: `{{ name }}`, the placeholder of mail templates, is plain text (an object
 * cannot stand there anyway), and so are braces around plain words that are no expression, like `{ 1 to 10 }`. A `}` alone is
 * text as well. A `{` that is never closed is an error, because guessing where it ends would swallow the page.
 */
import { isSilent } from "./read-literal";
import { markupError, quoteSource, type SourceText } from "./source-text";

/** What was hidden: braces in text, in place of a value, or among attributes; a comment, doctype or fragment tag. */
export interface Region {
  readonly kind: "child" | "value" | "spread" | "silent";
  readonly start: number;
  /** Behind the last character. */
  readonly end: number;
}

/** The source as the tokenizer sees it, with as many characters as before. */
export interface MaskedSource {
  readonly masked: string;
  /** In order of their places. */
  readonly regions: readonly Region[];
}

/** Elements whose content is not markup. Those of the second line are dropped, so nobody reads what is in them. */
const RAW_TEXT = new Set([
  ...["textarea", "title"],
  ...["script", "style", "iframe", "noembed", "noframes", "xmp", "plaintext"],
]);
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13 && code !== 11);
const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122;

/** The name of a tag in lower case where HTML means it; React components keep theirs. */
export function htmlTagName(name: string): string {
  return /^(?:[A-Z][A-Z0-9]+|[ABIPQSU])$/.test(name) ? name.toLowerCase() : name;
}

/** Finds the regions of a source. @throws OperationError for a brace, quote or tag that is never closed. */
export function scanRegions(text: SourceText): MaskedSource {
  const { source } = text;
  const regions: Region[] = [];
  const pieces: string[] = [];
  let copied = 0;
  let index = 0;

  const mask = (start: number, end: number, replacement: string) => {
    pieces.push(source.slice(copied, start), replacement);
    copied = end;
  };
  const hide = (kind: Region["kind"], start: number, end: number) => {
    regions.push({ kind, start, end });
    if (kind === "value") mask(start, end, `"${"x".repeat(end - start - 2)}"`);
    else mask(start, end, (kind === "spread" ? " " : "x").repeat(end - start));
  };
  const skip = (what: RegExp, from: number): number => {
    what.lastIndex = from;
    what.test(source);
    return what.lastIndex;
  };
  const braces = (): number => {
    const end = endOfBraces(source, index);
    if (end < 0)
      throw markupError(text.at(index), 'this "{" is never closed. For the character itself write {"{"}.');
    return end;
  };

  /** Reads the attributes of a tag, from behind its name. @returns whether it closes itself. */
  const readTag = (tagStart: number, name: string): boolean => {
    let selfClosing = false;
    while (index < source.length) {
      const code = source.charCodeAt(index);
      if (code === 62) {
        index += 1;
        return selfClosing;
      }
      selfClosing = code === 47 || (selfClosing && isSpace(code));
      if (code === 123) {
        const end = braces();
        if (!isSilent(source.slice(index + 1, end - 1)))
          throw markupError(
            text.at(index),
            `${quoteSource(source, index, end)} in <${name}> spreads values that are not there. Write each attribute, like className="p-4".`,
          );
        hide("spread", index, end);
        index = end;
      } else if (code === 47 && (source[index + 1] === "*" || source.startsWith("/ ", index + 1))) {
        const block = source[index + 1] === "*";
        const found = source.indexOf(block ? "*/" : "\n", index + 2);
        const end = found < 0 ? source.length : found + (block ? 2 : 0);
        mask(index, end, " ".repeat(end - index));
        index = end;
        selfClosing = false;
      } else if (code === 47 || isSpace(code)) index += 1;
      else readAttribute(name);
    }
    throw markupError(text.at(tagStart), `the tag <${name} is never closed with ">".`);
  };

  const readAttribute = (tag: string) => {
    const start = index;
    index += 1;
    index = skip(/[^\s/>=]*/y, index);
    let value = index;
    while (isSpace(source.charCodeAt(value))) value += 1;
    if (source[value] !== "=") return;
    value += 1;
    while (isSpace(source.charCodeAt(value))) value += 1;
    index = value;
    const quote = source[value];
    if (quote === "{") {
      const end = braces();
      if (end === value + 2)
        throw markupError(
          text.at(value),
          `${source.slice(start, value - 1)} has an empty value: write ${source.slice(start, value - 1)}="…".`,
        );
      hide("value", value, end);
      index = end;
    } else if (quote === '"' || quote === "'") {
      const end = source.indexOf(quote, value + 1);
      if (end < 0)
        throw markupError(
          text.at(value),
          `the value of ${source.slice(start, value - 1)} in <${tag}> lacks its closing ${quote}.`,
        );
      index = end + 1;
    } else index = skip(/[^\s>]*/y, index);
  };

  /** Hides the content of a raw element, or finds the braces in a textarea. */
  const readRawText = (name: string) => {
    const close = new RegExp(`</${name}(?=[\\s/>])`, "gi");
    close.lastIndex = index;
    const end = close.exec(source)?.index ?? source.length;
    if (name !== "textarea" && name !== "title") mask(index, end, "x".repeat(end - index));
    else
      for (
        index = source.indexOf("{", index);
        index >= 0 && index < end;
        index = source.indexOf("{", index)
      ) {
        const stop = braces();
        if (stop > end) break;
        hide("child", index, stop);
        index = stop;
      }
    index = end;
  };

  const next = /[<{]/g;
  for (;;) {
    next.lastIndex = index;
    const found = next.exec(source);
    if (!found) break;
    index = found.index;
    if (found[0] === "{") {
      const end = braces();
      hide("child", index, end);
      index = end;
      continue;
    }
    const silent = silentEnd(source, index);
    if (silent > 0) {
      hide("silent", index, silent);
      index = silent;
    } else if (source[index + 1] === "/") {
      const end = source.indexOf(">", index);
      if (end < 0) throw markupError(text.at(index), 'this closing tag lacks its ">".');
      maskName(index + 2);
      index = end + 1;
    } else if (isLetter(source.charCodeAt(index + 1))) {
      const start = index;
      const written = maskName(start + 1);
      index = start + 1 + written.length;
      const selfClosing = readTag(start, written);
      const name = htmlTagName(written);
      if (!selfClosing && RAW_TEXT.has(name)) readRawText(name);
    } else index += 1;
  }

  /** A component whose name HTML would read as raw text, like <Title>, gets another first letter. */
  function maskName(start: number): string {
    const name = /[^\s/>]*/y;
    name.lastIndex = start;
    const written = name.exec(source)?.[0] ?? "";
    if (RAW_TEXT.has(written.toLowerCase()) && !RAW_TEXT.has(htmlTagName(written)))
      mask(start, start + 1, written.toLowerCase() === "xmp" ? "y" : "z");
    return written;
  }

  pieces.push(source.slice(copied));
  return { masked: pieces.join(""), regions };
}

/** Where something ends that says nothing: a comment, a doctype, the tags of a fragment. 0 where there is none. */
function silentEnd(source: string, start: number): number {
  const behind = (what: string, from: number) => {
    const found = source.indexOf(what, from);
    return found < 0 ? source.length : found + what.length;
  };
  const second = source[start + 1];
  if (second === ">") return start + 2;
  if (source.startsWith("<!--", start)) {
    if (source.startsWith("<!-->", start)) return start + 5;
    return source.startsWith("<!--->", start) ? start + 6 : behind("-->", start + 4);
  }
  if (second === "!" || second === "?") return behind(">", start);
  if (second === "/" && !isLetter(source.charCodeAt(start + 2))) return behind(">", start);
  return 0;
}

/** Deepest nesting of braces in one another. */
const MAX_BRACES = 500;

/** Where braces that open at an offset are closed, behind the brace; -1 where they are not. */
export function endOfBraces(source: string, start: number): number {
  // What is open: "{" for a brace, "`" for a template literal whose substitution is being read.
  const open: string[] = [];
  for (let index = start; index < source.length; index++) {
    switch (source[index]) {
      case "{":
        open.push("{");
        if (open.length > MAX_BRACES) return -1;
        break;
      case "}":
        if (open.pop() === "`") index = endOfTemplate(index + 1);
        if (open.length === 0) return index + 1;
        break;
      case "`":
        index = endOfTemplate(index + 1);
        break;
      case "\\":
        index += 1;
        break;
      case '"':
      case "'":
        index = endOfString(source, index);
        break;
      case "/":
        if (source[index + 1] === "*") {
          const end = source.indexOf("*/", index + 2);
          if (end < 0) return -1;
          index = end + 1;
        } else if (source[index + 1] === "/" && source[index - 1] !== ":") {
          const end = source.indexOf("\n", index);
          if (end < 0) return -1;
          index = end;
        }
        break;
    }
  }
  return -1;

  /** The last character of a template literal, or of the `${` of its next substitution. */
  function endOfTemplate(from: number): number {
    for (let index = from; index < source.length; index++) {
      if (source[index] === "\\") index += 1;
      else if (source[index] === "`") return index;
      else if (source[index] === "$" && source[index + 1] === "{") {
        open.push("`");
        return index + 1;
      }
    }
    return source.length;
  }
}

/** The last character of a string. One that its line does not close is an apostrophe in words. */
function endOfString(source: string, start: number): number {
  for (let index = start + 1; index < source.length; index++) {
    const character = source[index];
    if (character === "\\") index += 1;
    else if (character === source[start]) return index;
    else if (character === "\n" || character === "\r") return start;
  }
  return start;
}
