/**
 * Writes a design as markup that the parser reads back to the same records: parse∘print is identity, up to ids.
 * A node is written as the HTML element that it is; where the element alone would be read as another kind, as <Text tag="div">.
 */
import type { DesignReader } from "../document/design-document";
import { nodeTypes } from "../nodes/registry";
import { sharedNodeFields } from "../schema/records";
import { DROPPED_TAGS, KEEPS_SPACE, VOID_TAGS } from "./html-tags";
import { tagOfIcon } from "./icon-name";
import { kindOfHtmlTag } from "./kind-of-tag";
import { makeNames } from "./name-nodes";
import {
  escapeText,
  printAttribute,
  printContentFields,
  printSharedFields,
  printString,
} from "./print-attributes";
import { outlineOf } from "./print-outline";
import { type RecordTree, readRecordTree } from "./record-tree";

/** What of a design is printed. */
export interface PrintOptions {
  /** Levels that are printed; what lies deeper is counted in a comment. All when absent. */
  readonly maxDepth?: number;
  /** One line a node instead of markup. */
  readonly outline?: boolean;
  /** Whether each node carries its id as data-id. */
  readonly withIds: boolean;
}

/** Prints a node or an artboard. @param id null prints all artboards. */
export function printMarkup(reader: DesignReader, id: string | null, options: PrintOptions): string {
  const roots = readRecordTree(reader, id);
  if (options.outline) return outlineOf(roots, ({ id: own }) => own, options);
  return printTrees(roots, options);
}

/** Prints trees. Deep nesting costs no stack. */
export function printTrees(
  roots: readonly RecordTree[],
  { maxDepth = Number.POSITIVE_INFINITY, withIds }: Omit<PrintOptions, "outline">,
): string {
  const made = makeNames(roots);
  const out: string[] = [];
  interface Step {
    readonly node: RecordTree | string;
    readonly depth: number;
    /** Whether line breaks would be words here. */
    readonly tight: boolean;
    readonly siblings: readonly RecordTree[];
  }
  const waiting: Step[] = [];
  const push = (nodes: readonly RecordTree[], depth: number, tight: boolean) => {
    for (const node of [...nodes].reverse()) waiting.push({ node, depth, tight, siblings: nodes });
  };
  push(roots, 0, false);

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth, tight, siblings } = next;
    const indent = tight ? "" : "  ".repeat(depth);
    const end = tight ? "" : "\n";
    if (typeof node === "string") {
      out.push(node);
      continue;
    }
    const form = formOf(node, siblings, withIds);
    const given = typeof node.fields.name === "string" ? node.fields.name : null;
    const name = given !== null && given !== made.get(node) ? given : null;
    const id = withIds && node.id ? printAttribute("data-id", node.id) : "";
    const shared = node.type === "artboard" ? printArtboard(node) : printSharedFields(node, name);
    const open = `${indent}<${form.tag}${id}${form.attributes}${shared}`;
    if (form.content !== null) out.push(`${open}>${form.content}</${form.tag}>${end}`);
    else if (node.children.length === 0) out.push(`${open} />${end}`);
    else if (depth + 1 >= maxDepth)
      out.push(
        `${open}>{/* ${countOf(node)} more nodes: ask for ${node.id ?? form.tag} */}</${form.tag}>${end}`,
      );
    else {
      const inside = tight || KEEPS_SPACE.has(form.tag) || node.fields.tag === "pre";
      out.push(`${open}>${inside ? "" : "\n"}`);
      waiting.push({ node: `${inside ? "" : indent}</${form.tag}>${end}`, depth, tight, siblings: [] });
      push(node.children, depth + 1, inside);
    }
  }
  return out.join("").trimEnd();
}

/** How a node is written: its tag, what only this form has, and its words; null where it has children or nothing. */
interface Form {
  readonly tag: string;
  readonly attributes: string;
  readonly content: string | null;
}

const NOTHING: ReadonlySet<string> = new Set();

function formOf(node: RecordTree, siblings: readonly RecordTree[], withIds: boolean): Form {
  const { type, fields, children } = node;
  if (type === "artboard") return { tag: "Artboard", attributes: "", content: null };
  // A record may be older than the rule that no node is a script.
  const tag = tagOf(fields.tag);
  const own = typeof fields.textContent === "string" ? fields.textContent : "";
  const words = children.length === 0 && own !== "" ? printWords(own, (tag ?? "") === "pre") : null;
  const component = (leftOut: ReadonlySet<string> = NOTHING): Form => ({
    tag: `${type.charAt(0).toUpperCase()}${type.slice(1)}`,
    attributes: `${tag === null ? "" : printAttribute("tag", tag)}${printContentFields(node, leftOut)}`,
    content: words,
  });
  switch (type) {
    case "frame":
    case "text": {
      const usual = nodeTypes.get(type)?.tag ?? "div";
      const written = tag ?? usual;
      return isNatural(node, written, usual, own, siblings, withIds)
        ? { tag: written, attributes: "", content: words }
        : component();
    }
    case "icon": {
      const name = typeof fields.iconName === "string" ? tagOfIcon(fields.iconName) : null;
      if (name === null || tag !== null) return component();
      return { tag: name, attributes: printContentFields(node, new Set(["iconName"])), content: null };
    }
    case "input":
      return inputForm(node, tag) ?? component();
    case "component":
    case "shader":
      return component();
    default: {
      // Image, video, button and link have tags of their own; their fields are attributes of the same names.
      if (tag !== null || (VOID_TAGS.has(nodeTypes.get(type)?.tag ?? "") && children.length > 0))
        return component();
      return {
        tag: nodeTypes.get(type)?.tag ?? "div",
        attributes: printContentFields(node, NOTHING),
        content: words,
      };
    }
  }
}

/** The tag of a record, if the parser would take it. */
function tagOf(tag: unknown): string | null {
  const read = sharedNodeFields.shape.tag.safeParse(tag);
  return read.success && read.data !== undefined && !Object.hasOwn(DROPPED_TAGS, read.data)
    ? read.data
    : null;
}

/** Whether the HTML element alone is read as the same kind of node. */
function isNatural(
  { type, fields, children }: RecordTree,
  tag: string,
  usual: string,
  words: string,
  siblings: readonly RecordTree[],
  withIds: boolean,
): boolean {
  if (fields.tag === usual) return false;
  if (VOID_TAGS.has(tag) && (children.length > 0 || words !== "")) return false;
  const hasWords = children.length === 0 && /[^ \t\r\n\f]/.test(words);
  const kind = kindOfHtmlTag(tag) ?? (tag === "body" || tag === "html" || tag === "head" ? null : "frame");
  if (type === "text" && kind === "frame") return hasWords;
  if (kind !== type) return false;
  // A box that holds only line breaks would be read as a text of line breaks.
  if (tag === "br") return withIds || siblings.some((sibling) => sibling.fields.tag !== "br");
  return true;
}

const PLAIN_INPUTS = new Set(
  "text email password number search tel url date time checkbox radio range color file".split(" "),
);

function inputForm(node: RecordTree, tag: string | null): Form | null {
  const { inputType, options } = node.fields;
  if (tag !== null) return null;
  if (options === undefined && (inputType === undefined || PLAIN_INPUTS.has(String(inputType))))
    return { tag: "input", attributes: printContentFields(node, NOTHING), content: null };
  const leftOut = new Set(["inputType", "options"]);
  if (inputType === "textarea" && options === undefined)
    return { tag: "textarea", attributes: printContentFields(node, leftOut), content: null };
  if (inputType !== "select") return null;
  const list = Array.isArray(options) ? options : [];
  return {
    tag: "select",
    attributes: printContentFields(node, leftOut),
    content:
      list.length > 0 ? list.map((option) => `<option>${printText(String(option))}</option>`).join("") : null,
  };
}

/** Words with their line breaks. */
function printWords(words: string, keepsSpace: boolean): string {
  return keepsSpace ? `{${printString(words)}}` : words.split("\n").map(printText).join("<br />");
}

/** Text that stands between tags: no space that would be collapsed, nothing that nobody sees. */
const PLAIN_TEXT = /^(?! )(?:(?! {2})[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029])*(?<! )$/u;

function printText(text: string): string {
  return text === "" || PLAIN_TEXT.test(text) ? escapeText(text) : `{${printString(text)}}`;
}

function printArtboard({ fields }: RecordTree): string {
  return Object.entries(fields)
    .map(([field, value]) => printAttribute(field, value))
    .join("");
}

function countOf(node: RecordTree): number {
  let count = 0;
  const waiting = [...node.children];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += 1;
    waiting.push(...next.children);
  }
  return count;
}
