/** A literal that stands in markup. */
export type MarkupValue =
  | string
  | number
  | boolean
  | null
  | readonly MarkupValue[]
  | { readonly [key: string]: MarkupValue };

/** Where something stands: both count from 1, columns in UTF-16 units. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** An attribute as it is written; `true` where it has no value. */
export interface MarkupAttribute extends SourcePosition {
  /** In the case in which it is written. */
  readonly name: string;
  readonly value: MarkupValue;
  /** Whether the value stood in braces, and so is exactly what it says. */
  readonly exact: boolean;
}

/** An element. What could run is not in it any more. */
export interface MarkupElement extends SourcePosition {
  readonly kind: "element";
  /** In the case in which it is written; `motion.div` with its dot. */
  readonly tag: string;
  readonly attributes: readonly MarkupAttribute[];
  readonly children: readonly MarkupNode[];
}

/** Words between elements, with white space as JSX and HTML mean it. */
export interface MarkupText extends SourcePosition {
  readonly kind: "text";
  readonly text: string;
}

/** What markup is made of. */
export type MarkupNode = MarkupElement | MarkupText;

/** Something that was left out or understood in a way that its author should know. */
export interface MarkupWarning extends SourcePosition {
  /** What it was, as its author wrote it: `onClick`, `<script>`. */
  readonly what: string;
  /** Why, and what would be right. */
  readonly reason: string;
  /** The element that it stood in; null at the top. */
  readonly element: MarkupElement | null;
}

/** What the parser answers. */
export interface ParsedMarkup {
  readonly nodes: readonly MarkupNode[];
  readonly warnings: readonly MarkupWarning[];
}
