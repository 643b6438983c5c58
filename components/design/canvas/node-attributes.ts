/**
 * What a record is as attributes of an element.
 *
 * Threat: a record that runs script or leads away when it is drawn; records come as they were saved through the API, or as another tab
 * tells them. Covered: tags are checked again, so that no element runs or loads what it holds; attributes are those of a list, set
 * through DOM APIs one by one and never as markup; addresses are checked again; handlers have no name here. Left open: what a
 * picture's server learns of whoever looks at it.
 */
import { isHarmlessAttribute } from "@/lib/design/jsx/harmless-attributes";
import { isSafeAddress } from "@/lib/design/jsx/safe-address";
import { nodeTypes } from "@/lib/design/nodes/registry";
import { type NodeRecord, sharedNodeFields } from "@/lib/design/schema/records";

/** Attributes that fields of the record decide. */
const DECIDED = new Set([
  "id",
  "class",
  "style",
  "hidden",
  "src",
  "href",
  "autoplay",
  "controls",
  "tabindex",
  "autofocus",
  "inert",
]);

/** The tag of the element that draws a record; the usual one of its kind where the record has none, or none that is allowed. */
export function tagOf(record: NodeRecord): string {
  switch (record.type) {
    case "image":
      return "img";
    case "video":
      return "video";
    case "icon":
      return "span";
    case "shader":
      return "div";
    case "input": {
      const kind = record.inputType;
      return kind === "textarea" || kind === "select" ? kind : "input";
    }
    default:
      return (
        sharedNodeFields.shape.tag.safeParse(record.tag).data ?? nodeTypes.get(record.type)?.tag ?? "div"
      );
  }
}

/** The attributes of the element that draws a record; inline styles and the words are not among them. */
export function attributesOf(record: NodeRecord): Map<string, string> {
  const attributes = new Map<string, string>();
  const set = (name: string, value: unknown) => {
    if (value === true) attributes.set(name, "");
    else if (typeof value === "string" || typeof value === "number") attributes.set(name, String(value));
  };
  const setAddress = (name: string, value: unknown, use: "link" | "media") => {
    if (typeof value === "string" && value !== "" && isSafeAddress(value, use)) attributes.set(name, value);
  };
  for (const [name, value] of Object.entries(record.attributes ?? {}))
    if (!DECIDED.has(name) && isHarmlessAttribute(name, value)) attributes.set(name, value);
  set("class", record.className);
  set("id", record.elementId);
  if (record.visible === false) set("hidden", true);
  switch (record.type) {
    case "image":
      setAddress("src", record.src, "media");
      set("alt", record.alt ?? "");
      set("decoding", "async");
      set("draggable", "false");
      break;
    case "video":
      setAddress("src", record.src, "media");
      setAddress("poster", record.poster, "media");
      set("loop", record.loop);
      set("muted", true);
      set("playsinline", true);
      // A film that should not start shows its first frame, and costs no more than that.
      set(record.autoPlay ? "autoplay" : "preload", record.autoPlay ? true : "metadata");
      break;
    case "link":
      setAddress("href", record.href, "link");
      break;
    case "button":
      set("type", "button");
      set("data-affiche-button", record.variant);
      break;
    case "icon":
      set("data-affiche-icon", true);
      set("role", "img");
      set("aria-label", record.iconName);
      set("title", record.iconName);
      break;
    case "input":
      if (tagOf(record) === "input") {
        set("type", record.inputType ?? "text");
        // A file cannot be chosen for somebody.
        if (record.inputType !== "file") set("value", record.value);
      }
      set("placeholder", record.placeholder);
      set("aria-label", record.label);
      break;
    case "shader":
      set("data-affiche-shader", true);
      break;
  }
  return attributes;
}

/** The words that an element shows where it has no children; null for elements without words. */
export function wordsOf(record: NodeRecord): string | null {
  if (record.type === "input") return record.inputType === "textarea" ? String(record.value ?? "") : null;
  const words = record.textContent;
  return typeof words === "string" ? words : null;
}

/** What a select offers. */
export const optionsOf = (record: NodeRecord): readonly string[] =>
  record.inputType === "select" && Array.isArray(record.options) ? record.options.map(String) : [];

/** The classes of a record, each once. */
export const classesOf = ({ className }: { readonly className?: string }): readonly string[] =>
  className ? [...new Set(className.split(/\s+/).filter(Boolean))] : [];
