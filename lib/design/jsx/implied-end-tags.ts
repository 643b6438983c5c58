/** Which elements an opening tag ends, where they have no closing tag of their own. */
interface Opened {
  readonly element: { readonly tag: string };
  /** Whether it has a closing tag of its own. */
  readonly closed: boolean;
}

const set = (tags: string) => new Set(tags.split(" "));
const P = set("p");
const CELLS = set("td th");
const ROWS = set("tr td th");
const SECTIONS = set("thead tbody tfoot caption colgroup tr td th");

/** Opening tag → what it ends. */
const ENDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["li", set("li")],
  ["dt", set("dt dd")],
  ["dd", set("dt dd")],
  ["option", set("option")],
  ["optgroup", set("optgroup option")],
  ["td", CELLS],
  ["th", CELLS],
  ["tr", ROWS],
  ...["thead", "tbody", "tfoot"].map((tag) => [tag, SECTIONS] as const),
  ["rt", set("rt rp")],
  ["rp", set("rt rp")],
  ...[
    ..."address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6".split(
      " ",
    ),
    ..."header hgroup hr main nav ol p pre section table ul".split(" "),
  ].map((tag) => [tag, P] as const),
]);

/** Whether the innermost open element ends where a tag opens. @param stack outermost first. */
export function closesImplicitly(tag: string, stack: readonly Opened[]): boolean {
  const ended = ENDS.get(tag);
  if (!ended) return false;
  for (let index = stack.length - 1; index > 0; index--) {
    const above = stack[index];
    if (!above || above.closed) return false;
    if (ended.has(above.element.tag)) return true;
  }
  return false;
}
