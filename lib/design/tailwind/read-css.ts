/**
 * Reads CSS into its blocks, as far as is needed to change values and conditions in it and to see whether it is whole.
 *
 * Threat: one class whose CSS opens something that it does not close (a string, a comment, a brace), so that a browser reads the rules
 * behind it as a part of it. Covered: such CSS is not read at all. Left open: what whole rules do to each other.
 */

/** A rule or at-rule with a body, or a declaration or statement without one. */
export interface CssPart {
  /** Selector, at-rule with its condition, or the whole of a declaration; trimmed. */
  readonly text: string;
  readonly body: readonly CssPart[] | null;
}

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]" };

/** @returns null for CSS that does not end what it begins, or ends what it has not begun. */
export function readCss(css: string): readonly CssPart[] | null {
  const root: CssPart[] = [];
  const open: { text: string; parts: CssPart[] }[] = [];
  let parts = root;
  let brackets = "";
  let begin = 0;

  const flush = (end: number) => {
    const text = css.slice(begin, end).trim();
    if (text) parts.push({ text, body: null });
  };

  for (let at = 0; at < css.length; at++) {
    const character = css.charAt(at);
    if (character === "\\") at += 1;
    else if (character === '"' || character === "'") at = endOfString(css, at);
    else if (css.startsWith("/*", at)) at = endOfComment(css, at);
    else if (character === "(" && /(?:^|[^\w-])url$/i.test(css.slice(Math.max(0, at - 4), at)))
      at = endOfUrl(css, at);
    else if (character === "(" || character === "[") brackets += CLOSING[character];
    else if (character === ")" || character === "]") {
      if (!brackets.endsWith(character)) return null;
      brackets = brackets.slice(0, -1);
    } else if (brackets && /[{}]/.test(character)) return null;
    else if (character === "{") {
      open.push({ text: css.slice(begin, at).trim(), parts });
      parts = [];
      begin = at + 1;
    } else if (character === "}") {
      const closed = open.pop();
      if (!closed) return null;
      flush(at);
      closed.parts.push({ text: closed.text, body: parts });
      parts = closed.parts;
      begin = at + 1;
    } else if (character === ";" && !brackets) {
      flush(at);
      begin = at + 1;
    }
    if (at < 0) return null;
  }
  if (open.length > 0 || brackets) return null;
  flush(css.length);
  return root;
}

/** Where a string ends; -2 when it does not. */
function endOfString(css: string, start: number): number {
  const quote = css.charAt(start);
  for (let at = start + 1; at < css.length; at++) {
    const character = css.charAt(at);
    if (character === quote) return at;
    if (character === "\n") return -2;
    if (character === "\\") at += 1;
  }
  return -2;
}

function endOfComment(css: string, start: number): number {
  const end = css.indexOf("*/", start + 2);
  return end < 0 ? -2 : end + 1;
}

/** Where an address without quotes ends, one with quotes is read like any bracket by what follows; -2 for one that browsers drop. */
function endOfUrl(css: string, start: number): number {
  const rest = /^\(\s*(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?:\\.|[^\s"'()\\])*)\s*\)/.exec(
    css.slice(start),
  );
  return rest ? start + rest[0].length - 1 : -2;
}

/** Writes parts as CSS. */
export function printCss(parts: readonly CssPart[]): string {
  let css = "";
  for (const { text, body } of parts) css += body ? `${text}{${printCss(body)}}\n` : `${text};`;
  return css;
}
