/**
 * Which attributes never get past the parser.
 *
 * Threat: markup of strangers and models that runs in the origin of the editor, of a shared design, or of an exported page.
 * Covered: event handlers in any case, addresses that run (see safe-address.ts), whole documents in attributes, raw HTML.
 * Left open: elements, which build-tree.ts drops, and attributes that nobody knows, which to-records.ts leaves out.
 */
import type { MarkupAttribute } from "./markup-node";
import { type AddressUse, isSafeAddress } from "./safe-address";

/** Attributes that hold an address, and what for. */
const ADDRESSES: ReadonlyMap<string, AddressUse> = new Map([
  ...[
    "href",
    "xlink:href",
    "xlinkhref",
    "action",
    "formaction",
    "cite",
    "ping",
    "longdesc",
    "manifest",
    "profile",
    "to",
    "from",
    "values",
  ].map((name) => [name, "link"] as const),
  ...["src", "poster", "background", "data", "dynsrc", "lowsrc", "mediainput"].map(
    (name) => [name, "media"] as const,
  ),
]);

/** Whether it is an event handler: `onclick`, `onClick`, `ONCLICK`, `on:click`, `@click`. */
export function isHandler(name: string): boolean {
  return /^(?:on[^a-z]*[a-z]|@|v-on:)/i.test(name);
}

/** Names that React takes for itself and that nobody misses. */
export const isIgnored = (name: string): boolean => name === "key";

/** Why an attribute is an error and not only left out, or null. */
export function refusalOf(name: string): string | null {
  if (name === "ref")
    return "ref needs code that runs; leave it out, and give the element an id if something refers to it.";
  if (name === "dangerouslySetInnerHTML")
    return "dangerouslySetInnerHTML is not accepted; write the elements themselves, like <p>Hello</p>.";
  return null;
}

/** Why an attribute is left out, or null. @param tag of its element. */
export function reasonToRemove(tag: string, { name, value }: MarkupAttribute): string | null {
  const lower = name.toLowerCase();
  if (isHandler(name)) return "Designs run no script: event handlers are removed. Link with href instead.";
  if (lower === "srcdoc") return "Documents in attributes are removed.";
  if (lower === "innerhtml" || lower === "outerhtml")
    return "Raw HTML in an attribute is removed; write the elements themselves.";
  const use = ADDRESSES.get(lower);
  if (use === undefined || typeof value !== "string") return null;
  // An <a> or <form> is followed even where an attribute usually draws.
  if (isSafeAddress(value, use)) return null;
  const scheme =
    use === "link"
      ? "http, https, mailto and tel addresses, paths and #fragments"
      : "http and https addresses, paths and data:image";
  return `This address could run script; ${scheme} are kept${tag === "" ? "" : ` in <${tag}>`}.`;
}
