/**
 * Names for nodes whose author gave none: after the section that they stand in, their role in it, and their words. "Hero heading",
 * "Start free trial button", "Pricing card 2". The printer makes the same names again and prints only those that differ, so a
 * name here depends on nothing but the tree: the names above a node, the node, and its siblings.
 */
import { titleOf } from "./kind-of-tag";
import { type RecordTree, walkTree } from "./record-tree";

const MAX_WORDS = 36;
const MAX_SCOPE = 40;

/** What the naming of parents asks of their content. */
interface Content {
  /** The first words in it, shortened. */
  readonly words: string;
  readonly heading: string;
  readonly hasTitle: boolean;
  /** Whether it holds parts of a whole page. */
  readonly hasLandmarks: boolean;
}

/** Names every node: its own name where it has one, else one that is made. */
export function nameNodes(roots: readonly RecordTree[]): RecordTree[] {
  const made = makeNames(roots);
  const named = (node: RecordTree): RecordTree => ({
    ...node,
    fields: { ...node.fields, name: node.fields.name ?? made.get(node) },
    children: node.children.map(named),
  });
  return roots.map(named);
}

/** The name that each node would be given, were it without one. The nodes above it are called as they are. */
export function makeNames(roots: readonly RecordTree[]): ReadonlyMap<RecordTree, string> {
  const contents = readContents(roots);
  const names = new Map<RecordTree, string>();
  const waiting: {
    readonly siblings: readonly RecordTree[];
    readonly scope: string;
    readonly top: boolean;
  }[] = [{ siblings: roots, scope: "", top: true }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { siblings, scope, top } = next;
    const counts = new Map<string, number>();
    const alike = countAlike(siblings);
    const bases = siblings.map((node) => {
      const base = baseName(node, { scope, top, contents, repeated: (alike.get(shapeOf(node)) ?? 0) > 1 });
      counts.set(base, (counts.get(base) ?? 0) + 1);
      return base;
    });
    const used = new Map<string, number>();
    for (const [index, node] of siblings.entries()) {
      const base = bases[index] ?? "";
      const number = (used.get(base) ?? 0) + 1;
      used.set(base, number);
      const name = (counts.get(base) ?? 0) > 1 ? `${base} ${number}` : base;
      names.set(node, name);
      const own = typeof node.fields.name === "string" ? node.fields.name : name;
      const inside = givesScope(node, top, (alike.get(shapeOf(node)) ?? 0) > 1)
        ? scopeFrom(own, scope)
        : scope;
      if (node.children.length > 0)
        waiting.push({
          siblings: node.children,
          scope: inside,
          top: node.type === "artboard" || tagOf(node) === "main",
        });
    }
  }
  return names;
}

const tagOf = ({ fields }: RecordTree) => (typeof fields.tag === "string" ? fields.tag : "");

/** Siblings of one shape, which hold the same kinds of things, are a series: cards, rows, items. */
function shapeOf({ type, fields, children }: RecordTree): string {
  if (type !== "frame" || children.length === 0) return "";
  return `${fields.tag ?? ""} ${[...new Set(children.map((child) => child.type))].sort().join(" ")}`;
}

function countAlike(siblings: readonly RecordTree[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const node of siblings) {
    const shape = shapeOf(node);
    if (shape) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  return counts;
}

const SCOPES = new Set("section header footer nav aside article form li details fieldset figure".split(" "));

function givesScope(node: RecordTree, top: boolean, repeated: boolean): boolean {
  return (
    node.type === "frame" &&
    (top || repeated || SCOPES.has(tagOf(node))) &&
    tagOf(node) !== "main" &&
    tagOf(node) !== "tr"
  );
}

function scopeFrom(name: string, before: string): string {
  const scope = name.replace(/ (?:section|layout)$/, "");
  return scope.length <= MAX_SCOPE ? scope : before;
}

const LANDMARKS = new Set(["main", "aside"]);

function readContents(roots: readonly RecordTree[]): ReadonlyMap<RecordTree, Content> {
  const contents = new Map<RecordTree, Content>();
  // Backwards, children come before their parents.
  for (const node of [...walkTree(roots)].reverse()) {
    const own = node.fields.textContent;
    let words = typeof own === "string" ? own.slice(0, 4 * MAX_WORDS) : "";
    let [heading, hasTitle, hasLandmarks] = ["", tagOf(node) === "h1", LANDMARKS.has(tagOf(node))];
    for (const child of node.children) {
      const inside = contents.get(child);
      if (!inside) continue;
      if (words.length < MAX_WORDS) words = `${words} ${inside.words}`;
      heading ||= inside.heading;
      hasTitle ||= inside.hasTitle;
      hasLandmarks ||= inside.hasLandmarks;
    }
    words = shorten(words);
    if (/^h[1-6]$/.test(tagOf(node))) heading = words;
    contents.set(node, { words, heading, hasTitle, hasLandmarks });
  }
  return contents;
}

/** The first words of a text, whole, in one line. */
function shorten(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  if (line.length <= MAX_WORDS) return line;
  const cut = line.slice(0, MAX_WORDS + 1).replace(/\s\S*$/, "");
  return (cut.length > MAX_WORDS ? cut.slice(0, MAX_WORDS) : cut).toWellFormed().replace(/[\s,;:.–—-]+$/, "");
}

interface Place {
  readonly scope: string;
  /** Whether it stands on the page itself. */
  readonly top: boolean;
  readonly repeated: boolean;
  readonly contents: ReadonlyMap<RecordTree, Content>;
}

const TEXT_ROLES: Readonly<Record<string, string>> = {
  blockquote: "quote",
  pre: "code",
  code: "code",
  time: "date",
  figcaption: "caption",
  caption: "caption",
  legend: "legend",
  small: "note",
  summary: "question",
  td: "cell",
  th: "column title",
  li: "item",
  dt: "term",
  dd: "definition",
};

function baseName(node: RecordTree, place: Place): string {
  const { fields } = node;
  const { scope, contents } = place;
  const words = contents.get(node)?.words ?? "";
  const tag = tagOf(node);
  const text = (field: string) => (typeof fields[field] === "string" ? shorten(fields[field]) : "");
  /** After its words, or where it has none after the place where it stands. */
  const called = (own: string, role: string) => capital(own ? `${own} ${role}` : inScope(scope, role));
  switch (node.type) {
    case "artboard":
      return "Page";
    case "text":
      if (tag === "br" || tag === "wbr") return "Line break";
      if (/^h[1-6]$/.test(tag)) return scope ? `${scope} heading` : called(words, "heading");
      if (tag === "label") return called(words, "label");
      if (TEXT_ROLES[tag]) return scope ? inScope(scope, TEXT_ROLES[tag]) : called(words, TEXT_ROLES[tag]);
      if (tag === "" || tag === "p" || tag === "div")
        return scope ? inScope(scope, "text") : called(words, "text");
      return /[\p{L}\p{N}]/u.test(words) ? capital(words) : inScope(scope, words ? "sign" : "mark");
    case "button":
      return called(words, "button");
    case "link":
      return called(words, "link");
    case "image":
      return called(text("alt"), "picture");
    case "icon":
      return `${titleOf(text("iconName") || "plain")} icon`;
    case "input": {
      const attributes = fields.attributes as Readonly<Record<string, string>> | undefined;
      return called(text("label") || text("placeholder") || shorten(attributes?.name ?? ""), "field");
    }
    case "video":
    case "component":
      return inScope(scope, node.type);
    case "shader":
      return called(titleOf(text("shaderType") || "living"), "picture");
    case "frame":
      return frameName(node, place);
  }
}

const FRAME_ROLES: Readonly<Record<string, string>> = {
  header: "header",
  form: "form",
  ul: "list",
  ol: "list",
  dl: "list",
  table: "table",
  thead: "table head",
  tbody: "table body",
  tfoot: "table foot",
  tr: "row",
  td: "cell",
  th: "column title",
  colgroup: "columns",
  col: "column",
  hr: "divider",
  figure: "figure",
  figcaption: "caption",
  details: "disclosure",
  summary: "question",
  fieldset: "fields",
  dialog: "dialog",
  article: "article",
  picture: "picture",
  address: "address",
};

function frameName(node: RecordTree, { scope, top, repeated, contents }: Place): string {
  const { fields, children } = node;
  const tag = tagOf(node);
  const content = contents.get(node);
  if (tag === "nav") return scope && scope !== "Header" ? inScope(scope, "navigation") : "Navigation";
  if (tag === "footer") return inScope(scope, "footer");
  if (tag === "main") return "Main content";
  if (tag === "aside") return inScope(scope, "sidebar");
  if (tag === "li") return inScope(scope.replace(/ item \d+$/, ""), "item");
  if (tag === "article" && repeated) return inScope(scope, "card");
  if (FRAME_ROLES[tag] && !(tag === "article" && top)) return inScope(scope, FRAME_ROLES[tag]);
  if (top || tag === "section" || tag === "article") {
    const part = tag === "article" ? "article" : "section";
    if (typeof fields.elementId === "string") return `${inTitle(titleOf(fields.elementId))} ${part}`;
    if (content?.hasLandmarks) return "Page layout";
    if (content?.hasTitle && part === "section") return "Hero section";
    const own = content?.heading || (/\p{L}+(?:[ -]\p{L}+)?/u.exec(content?.words ?? "")?.[0] ?? "");
    return own ? `${capital(own)} ${part}` : inScope(scope, part);
  }
  const classes = typeof fields.className === "string" ? ` ${fields.className} ` : "";
  if (children.length === 0) return inScope(scope, "decoration");
  if (repeated && children.length > 1)
    return inScope(
      scope,
      content?.heading || / (?:rounded\S*|border|shadow\S*|bg-card) /.test(classes) ? "card" : "part",
    );
  if (children.every(({ type }) => type === "button" || type === "link"))
    return inScope(scope, children.length > 1 ? "actions" : "action");
  if (children.every(({ type }) => type === "icon")) return inScope(scope, "icon holder");
  if (children.every(({ type }) => type === "image" || type === "video" || type === "shader"))
    return inScope(scope, "media");
  if (children.some(({ type }) => type === "input"))
    return inScope(scope, children.some(({ type }) => type === "button") ? "controls" : "field");
  if (/ (?:\S+:)?grid /.test(classes)) return inScope(scope, "grid");
  if (children.some((child) => /^h[1-6]$/.test(tagOf(child)))) return inScope(scope, "intro");
  if (/ flex /.test(classes)) return inScope(scope, / flex-col /.test(classes) ? "column" : "row");
  return inScope(scope, children.every(({ type }) => type === "text") ? "words" : "content");
}

/** Words that are letters one by one. */
const inTitle = (title: string) => title.replace(/^(?:Faq|Cta|Api|Seo)\b/, (word) => word.toUpperCase());

const inScope = (scope: string, role: string) => (scope ? `${scope} ${role}` : capital(role));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
