import { type NodeType, nodeTypes } from "../nodes/registry";
import { createAttributeBag, textOf } from "./attribute-bag";
import { TRANSPARENT_TAGS } from "./html-tags";
import { kindOfElement, type TagKind } from "./kind-of-tag";
import type { MarkupElement, MarkupNode, MarkupWarning, ParsedMarkup } from "./markup-node";
import { nameNodes } from "./name-nodes";
import { readContentFields } from "./read-content-fields";
import { readLeftAttributes, readSharedFields, readTagField } from "./read-shared-fields";
import type { RecordTree } from "./record-tree";
import { isSafeAddress } from "./safe-address";
import { markupError } from "./source-text";
import { svgPicture } from "./svg-picture";

type Fields = Record<string, unknown>;

/** Nodes for a document, and everything that was left out on the way. */
export interface MarkupRecords {
  readonly roots: readonly RecordTree[];
  readonly warnings: readonly MarkupWarning[];
}

/**
 * Makes nodes of parsed markup, by the registry of kinds. Each gets a name, from data-name or from its role and words.
 * @throws OperationError for texts and classes beyond the limits of their fields.
 */
export function toRecords({ nodes, warnings }: ParsedMarkup): MarkupRecords {
  const found = [...warnings];
  // The parser has bounded the depth, so calling oneself is safe from here on.
  const roots = readAll(nodes, found, null);
  const inOrder = found.sort((a, b) => a.line - b.line || a.column - b.column);
  return { roots: nameNodes(roots), warnings: inOrder };
}

function readAll(
  nodes: readonly MarkupNode[],
  warnings: MarkupWarning[],
  parent: MarkupElement | null,
): RecordTree[] {
  return nodes.flatMap((node) => {
    if (node.kind === "text") return isBlank(node.text, nodes, parent) ? [] : [wordsAlone(node.text, parent)];
    if (TRANSPARENT_TAGS.has(node.tag) || (node.tag === "body" && node.attributes.length === 0))
      return readAll(node.children, warnings, parent);
    return readElement(node, warnings) ?? [];
  });
}

/** A space between two boxes is nothing; between words or inline elements of a text it is one. */
function isBlank(text: string, siblings: readonly MarkupNode[], parent: MarkupElement | null): boolean {
  if (!/^[ \t\r\n\f]*$/.test(text)) return false;
  if (!parent) return true;
  const kind = kindOfElement(parent).type;
  const inWords = kind === "text" || kind === "link" || kind === "button";
  return !inWords && !siblings.some((node) => node.kind === "text" && node.text.trim() !== "");
}

/** Words beside elements stand in a <span> of their own; at the top in a paragraph. */
function wordsAlone(text: string, parent: MarkupElement | null): RecordTree {
  const fields = parent
    ? { tag: "span", textContent: text }
    : { textContent: text.replace(/^[ \t]+|[ \t]+$/g, "") };
  return { type: "text", fields, children: [], id: null, element: null };
}

function readElement(element: MarkupElement, warnings: MarkupWarning[]): RecordTree | null {
  const bag = createAttributeBag(element, (what, reason, { line, column }) =>
    warnings.push({ what, reason, line, column, element }),
  );
  const kind = refineKind(kindOfElement(element), element);
  if (!kind) {
    bag.warn(`<${element.tag} type="hidden">`, "It shows nothing, and a design sends no forms of its own.");
    return null;
  }
  if (kind.warning) bag.warn(`<${element.tag}>`, kind.warning);

  const { fields, id } = readSharedFields(bag);
  if (kind.name !== undefined && fields.name === undefined) fields.name = kind.name;
  if (kind.tag !== undefined) fields.tag = kind.tag;
  if (kind.isComponentForm) readTagField(bag, fields);
  const children = readKind(kind, element, bag, fields, warnings);
  readLeftAttributes(bag, fields);
  return { type: kind.type, fields, children, id, element };
}

type Bag = ReturnType<typeof createAttributeBag>;

const attributeOf = (element: MarkupElement, name: string) =>
  element.attributes.find((attribute) => attribute.name.toLowerCase() === name)?.value;

/** What more than its tag decides: the type of an <input>, words in a box. Null for what is not shown. */
function refineKind(kind: TagKind, element: MarkupElement): TagKind | null {
  if (element.tag === "input") {
    const type = String(attributeOf(element, "type") ?? "").toLowerCase();
    if (type === "hidden") return null;
    if (type === "submit" || type === "button" || type === "reset") return { type: "button" };
  }
  if (
    element.tag === "i" &&
    element.children.length === 0 &&
    typeof attributeOf(element, "data-lucide") === "string"
  )
    return {
      type: "icon",
      icon: { iconName: String(attributeOf(element, "data-lucide")), iconLibrary: "lucide" },
    };
  if (
    kind.type === "frame" &&
    kind.tag !== undefined &&
    !kind.isComponentForm &&
    wordsOf(element.children) !== null
  )
    return { ...kind, type: "text" };
  if (kind.type === "frame" && element.tag === "div" && wordsOf(element.children) !== null)
    return { type: "text", tag: "div" };
  return kind;
}

/** The words of an element that holds nothing else; <br> is a line break. Null when there are none, or more than words. */
export function wordsOf(children: readonly MarkupNode[]): string | null {
  let words = "";
  for (const node of children) {
    if (node.kind === "text") words += node.text;
    else if (node.tag === "br" && node.attributes.length === 0) words += "\n";
    else return null;
  }
  return /[^ \t\r\n\f]/.test(words) || children.some((node) => node.kind === "text" && node.text !== "")
    ? words
    : null;
}

/** Most characters of the words of a kind. */
const MAX_WORDS: Partial<Record<NodeType, number>> = { text: 100_000, link: 10_000, button: 2000 };

function readKind(
  { type, icon }: TagKind,
  element: MarkupElement,
  bag: Bag,
  fields: Fields,
  warnings: MarkupWarning[],
): RecordTree[] {
  if (element.tag === "svg") {
    readSvg(element, bag, fields);
    return [];
  }
  if (icon) {
    fields.iconName = icon.iconName.slice(0, 100);
    if (icon.iconLibrary) fields.iconLibrary = icon.iconLibrary;
    bag.take("data-lucide");
  }
  if (type === "icon") readIconLook(bag, fields);
  if (element.tag === "input" && type === "button") {
    const words = bag.takeText("value") ?? "";
    readContentFields(type, bag, fields);
    if (words) fields.textContent = words;
    return [];
  }
  readContentFields(type, bag, fields);
  for (const [name, use] of [
    ["src", "media"],
    ["poster", "media"],
    ["href", "link"],
    ["mediaInput", "media"],
  ] as const) {
    const address = fields[name];
    if (typeof address === "string" && !isSafeAddress(address, use)) delete fields[name];
  }
  if (type === "icon" && fields.iconName === undefined) {
    fields.iconName = "circle";
    bag.warn(
      `<${element.tag}>`,
      'An icon needs a name, like <Icon name="arrow-right" />; a circle stands in its place.',
    );
  }
  if (type === "input") readInputContent(element, fields);
  if (type === "video" && fields.src === undefined) {
    const source = element.children.find((node) => node.kind === "element" && node.tag === "source");
    const src = source?.kind === "element" ? source.attributes.find(({ name }) => name === "src") : undefined;
    if (typeof src?.value === "string") fields.src = src.value;
  }
  if (!nodeTypes.get(type)?.container) {
    const lost = element.children.find((node) => node.kind === "element" && !CONTENT.has(node.tag));
    if (lost) bag.warn(`<${element.tag}>`, "It has no children; what stood in it was left out.", lost);
    return [];
  }
  if (type === "text" || type === "button" || type === "link") {
    const words = wordsOf(element.children);
    const most = MAX_WORDS[type] ?? 0;
    if (words !== null && words.length > most)
      throw markupError(element, `a ${type} holds at most ${most} characters.`, "limit");
    if (words !== null) {
      fields.textContent = words;
      return [];
    }
    const breaks =
      element.children.length > 0 &&
      element.children.every(
        (node) => node.kind === "element" && node.tag === "br" && node.attributes.length === 0,
      );
    if (breaks) {
      fields.textContent = "\n".repeat(element.children.length);
      return [];
    }
  }
  return readAll(element.children, warnings, element);
}

/** Elements that are read as content of the one that they stand in. */
const CONTENT = new Set(["option", "optgroup", "source", "track", "title"]);

function readIconLook(bag: Bag, fields: Fields): void {
  const style: Record<string, string | number> = {
    ...(fields.style as Record<string, string | number> | undefined),
  };
  const size = bag.take("size")?.value;
  if (typeof size === "number" || (typeof size === "string" && size !== "")) {
    const given = typeof size === "string" && /^\d+(?:\.\d+)?$/.test(size) ? Number(size) : size;
    style.width ??= given;
    style.height ??= given;
  }
  const color = bag.take("color")?.value;
  if (typeof color === "string" && color !== "") style.color ??= color;
  if (Object.keys(style).length > 0) fields.style = style;
}

function readSvg(svg: MarkupElement, bag: Bag, fields: Fields): void {
  Object.assign(fields, svgPicture(svg));
  // What draws it has been written into the picture; what the box needs stays on the node.
  for (const [name, attribute] of bag.rest()) {
    const value = textOf(attribute.value);
    const stays =
      name === "width" ||
      name === "height" ||
      name === "role" ||
      name.startsWith("aria-") ||
      name.startsWith("data-");
    if (!stays || value === undefined) continue;
    const attributes = (fields.attributes ?? {}) as Record<string, string>;
    fields.attributes = { ...attributes, [name]: attribute.value === true ? "true" : value.slice(0, 2000) };
  }
}

function readInputContent(element: MarkupElement, fields: Fields): void {
  const tag = element.tag.toLowerCase();
  if (tag === "textarea") {
    fields.inputType ??= "textarea";
    const words = element.children.map((node) => (node.kind === "text" ? node.text : "")).join("");
    if (words !== "" && fields.value === undefined) fields.value = words.slice(0, 10_000);
  }
  if (tag !== "select") return;
  fields.inputType = "select";
  const options: string[] = [];
  const collect = (nodes: readonly MarkupNode[]) => {
    for (const node of nodes) {
      if (node.kind !== "element") continue;
      if (node.tag !== "option") collect(node.children);
      else {
        const label = attributeOf(node, "label");
        const words =
          node.children.map((child) => (child.kind === "text" ? child.text : "")).join("") ||
          (typeof label === "string" ? label : "");
        options.push(words.slice(0, 500));
        const selected = attributeOf(node, "selected");
        if (selected !== undefined && selected !== false && fields.value === undefined)
          fields.value = words.slice(0, 500);
      }
    }
  };
  collect(element.children);
  if (options.length > 0) fields.options = options.slice(0, 200);
}
