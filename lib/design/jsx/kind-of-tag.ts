import { type NodeType, nodeTypes } from "../nodes/registry";
import { sharedNodeFields } from "../schema/records";
import { type IconTag, iconOfTag, kebabName } from "./icon-name";
import type { MarkupElement } from "./markup-node";

/** What the tag of an element says about the node that it becomes. */
export interface TagKind {
  readonly type: NodeType;
  /** The tag that the node keeps, where it is not the usual one of its kind. */
  readonly tag?: string;
  /** A name that the tag gives it. */
  readonly name?: string;
  readonly icon?: IconTag;
  /** Whether `tag` may be given as an attribute: <Frame tag="section">. */
  readonly isComponentForm?: boolean;
  /** What its author should know. */
  readonly warning?: string;
}

const BY_TAG = new Map<string, NodeType>(
  nodeTypes.entries.flatMap(({ id, tags }) => tags.map((tag) => [tag, id as NodeType] as const)),
);

/** Components by which people and models write what we have, beside the kinds of nodes themselves. */
const COMPONENTS: Readonly<Record<string, TagKind>> = {
  ...Object.fromEntries(
    nodeTypes.ids.map((id) => [
      `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
      { type: id as NodeType, isComponentForm: true },
    ]),
  ),
  Img: { type: "image" },
  NextImage: { type: "image" },
  Anchor: { type: "link" },
  NavLink: { type: "link" },
  NextLink: { type: "link" },
  Textarea: { type: "input" },
  TextArea: { type: "input" },
  Label: { type: "text", tag: "label" },
  Heading: { type: "text", tag: "h2" },
  Paragraph: { type: "text" },
};

/** Attributes that an icon has; a component with any other is something else. */
const OF_ICONS =
  /^(?:class(?:name)?|size|color|stroke(?:width|-width)?|fill|weight|style|width|height|aria-.*|data-.*|role|focusable|title|absolutestrokewidth|mirrored)$/;

/** The kind of node that a tag of HTML becomes; undefined for a tag that HTML does not have. */
export const kindOfHtmlTag = (tag: string): NodeType | undefined => BY_TAG.get(tag);

/** The kind of node that an element becomes, by its tag alone. */
export function kindOfElement({ tag, attributes, children }: MarkupElement): TagKind {
  // Animation libraries write motion.div; what moves is another matter.
  const html = /^(?:motion|m|animated)\.([a-z][a-z0-9]*)$/.exec(tag)?.[1] ?? tag;
  if (html === "svg") return { type: "image" };
  const known = BY_TAG.get(html);
  if (known)
    return known === "input" || nodeTypes.get(known)?.tag === html
      ? { type: known }
      : { type: known, tag: html };
  if (html === "body") return { type: "frame", name: "Page body" };
  if (/^[a-z]/.test(html)) {
    if (sharedNodeFields.shape.tag.safeParse(html).success) return { type: "frame", tag: html };
    return { type: "frame", name: titleOf(html) };
  }
  const component = Object.hasOwn(COMPONENTS, tag) ? COMPONENTS[tag] : undefined;
  if (component) return component;
  const alone = children.length === 0 && attributes.every(({ name }) => OF_ICONS.test(name.toLowerCase()));
  const icon = iconOfTag(tag, alone);
  if (icon) return { type: "icon", icon };
  return {
    type: "frame",
    name: titleOf(tag),
    warning:
      "This component is not known here; it became a frame of that name. Write elements in its place, with Tailwind classes.",
  };
}

/** `PricingCard` → "Pricing card". */
export function titleOf(tag: string): string {
  const words = kebabName(tag)
    .replace(/[.:_-]+/g, " ")
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 60) || "Element";
}
