/**
 * Reads what stands in braces. Only literals have a value here; nothing is ever evaluated.
 * Accepted: strings, numbers, booleans, null, template literals without substitutions, a minus before a number, and objects and
 * arrays of these. Comments and empty braces are nothing. All else is an error that says where, what, and what would be right.
 */
import { type ParserOptions, parseExpression } from "@babel/parser";
import type { MarkupValue } from "./markup-node";
import { markupError, quoteSource, type SourceText } from "./source-text";

/** A tree as the parser makes it. */
type Expression = Extract<
  ReturnType<typeof parseExpression>,
  { type: "ParenthesizedExpression" }
>["expression"];

const OPTIONS: ParserOptions = { plugins: ["jsx"], attachComment: false };
const PLAIN_STRING = /^\s*(?:"([^"\\\r\n]*)"|'([^'\\\r\n]*)'|`([^`\\$\r]*)`)\s*$/;
const PLAIN_NUMBER = /^\s*(-?(?:0|[1-9]\d*)(?:\.\d+)?)\s*$/;
const WORDS = /^[^<>"'`=;()[\]{}\r\n]*$/;

/** Most comments in one value: the parser's time grows with the square of their number. */
const MAX_COMMENTS = 250;

/** What braces mean: a value, nothing, or the plain text that they are. */
export type BraceContent =
  | { readonly is: "value"; readonly value: MarkupValue }
  | { readonly is: "nothing" }
  | { readonly is: "text" };

/**
 * Reads braces.
 * @param start offset of the `{`; @param end behind the `}`.
 * @param place where they stand; in text, `{{ name }}` and plain words are text.
 * @throws OperationError for what is no literal.
 */
export function readBraces(
  text: SourceText,
  start: number,
  end: number,
  place: "value" | "child",
): BraceContent {
  const inner = text.source.slice(start + 1, end - 1);
  const plain = PLAIN_STRING.exec(inner);
  if (plain) return { is: "value", value: plain[1] ?? plain[2] ?? plain[3] ?? "" };
  const number = PLAIN_NUMBER.exec(inner);
  if (number) return { is: "value", value: Number(number[1]) };
  if (isSilent(inner)) return { is: "nothing" };
  if (place === "child" && inner.startsWith("{") && inner.endsWith("}")) return { is: "text" };

  if (inner.split(/\/[*/]/, MAX_COMMENTS + 2).length > MAX_COMMENTS + 1)
    throw markupError(text.at(start), `a value holds at most ${MAX_COMMENTS} comments or addresses.`);
  let tree: Expression;
  try {
    tree = parseExpression(inner, OPTIONS);
  } catch (error) {
    if (place === "child" && WORDS.test(inner)) return { is: "text" };
    throw unreadable(error, text, start, end);
  }
  return { is: "value", value: literalValue(tree, { text, offset: start + 1, place, depth: 0 }) };
}

/** Whether there is nothing but white space and comments. */
export function isSilent(inner: string): boolean {
  let index = 0;
  while (index < inner.length) {
    if (/\s/.test(inner.charAt(index))) index += 1;
    else if (inner.startsWith("/*", index)) {
      const end = inner.indexOf("*/", index + 2);
      if (end < 0) return false;
      index = end + 2;
    } else if (inner.startsWith("//", index)) {
      const end = inner.indexOf("\n", index);
      index = end < 0 ? inner.length : end;
    } else return false;
  }
  return true;
}

function unreadable(error: unknown, text: SourceText, start: number, end: number): Error {
  // The parser calls itself; a thousand brackets in one another are nobody's value.
  if (error instanceof RangeError) return markupError(text.at(start), "this value is nested too deeply.");
  const at = (error as { pos?: unknown }).pos;
  const offset = typeof at === "number" ? Math.min(start + 1 + at, end - 1) : start;
  return markupError(
    text.at(offset),
    `${quoteSource(text.source, start, end)} cannot be read as a value. For braces in text write {"{"} and {"}"}.`,
  );
}

interface Context {
  readonly text: SourceText;
  /** Of the expression in the source. */
  readonly offset: number;
  readonly place: "value" | "child";
  readonly depth: number;
}

const MAX_VALUE_DEPTH = 32;

function literalValue(node: Expression, context: Context): MarkupValue {
  if (context.depth > MAX_VALUE_DEPTH) throw refuse(node, context, "is nested too deeply");
  const inside = { ...context, depth: context.depth + 1 };
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return node.value;
    case "NullLiteral":
      return null;
    case "TemplateLiteral": {
      const [only] = node.quasis;
      if (node.expressions.length > 0 || !only)
        throw refuse(node, context, "is a template with a substitution");
      return only.value.cooked ?? only.value.raw;
    }
    case "UnaryExpression":
      if (node.operator === "-" && node.argument.type === "NumericLiteral") return -node.argument.value;
      break;
    case "ArrayExpression":
      return node.elements.map((element) => {
        if (!element) throw refuse(node, context, "has a gap");
        if (element.type === "SpreadElement") throw refuse(element, context, "is a spread");
        return literalValue(element, inside);
      });
    case "ObjectExpression": {
      const entries = node.properties.map((property): [string, MarkupValue] => {
        if (property.type === "SpreadElement") throw refuse(property, context, "is a spread");
        if (property.type !== "ObjectProperty") throw refuse(property, context, "is a function");
        const { key } = property;
        if (property.computed) throw refuse(key, context, "is a computed key");
        if (property.shorthand) throw refuse(key, context, "is a name without a value");
        const name =
          key.type === "Identifier"
            ? key.name
            : key.type === "StringLiteral" || key.type === "NumericLiteral"
              ? String(key.value)
              : null;
        if (name === null) throw refuse(key, context, "is no key");
        return [name, literalValue(property.value as Expression, inside)];
      });
      return Object.fromEntries(entries);
    }
  }
  throw refuse(node, context, KINDS[node.type] ?? "is an expression");
}

const KINDS: Readonly<Record<string, string>> = {
  Identifier: "is a name that would have to be looked up",
  MemberExpression: "is a name that would have to be looked up",
  OptionalMemberExpression: "is a name that would have to be looked up",
  CallExpression: "is a function call",
  OptionalCallExpression: "is a function call",
  ArrowFunctionExpression: "is a function",
  FunctionExpression: "is a function",
  ConditionalExpression: "is a condition",
  LogicalExpression: "is a condition",
  JSXElement: "is markup inside braces",
  JSXFragment: "is markup inside braces",
  RegExpLiteral: "is a pattern",
};

function refuse(
  node: { start?: number | null; end?: number | null },
  { text, offset, place }: Context,
  why: string,
): Error {
  const start = offset + (node.start ?? 0);
  const end = offset + (node.end ?? 0);
  const right =
    place === "child"
      ? 'Markup is data and nothing in it runs: write the words or elements themselves, repeated as often as they are to appear, like <li>First</li><li>Second</li> or {"First"}.'
      : 'Markup is data and nothing in it runs: write the value itself, like className="p-4", width={320} or style={{ color: "red" }}.';
  return markupError(text.at(start), `${quoteSource(text.source, start, end)} ${why}. ${right}`);
}
