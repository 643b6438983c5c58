import { htmlAttributeName } from "./harmless-attributes";
import type { MarkupAttribute, MarkupElement, MarkupValue, SourcePosition } from "./markup-node";

/** The attributes of an element that have not been read yet, by their names as HTML writes them. */
export interface AttributeBag {
  readonly element: MarkupElement;
  /** Takes an attribute out, by the first of the names that is there. */
  take(...names: readonly string[]): MarkupAttribute | undefined;
  /** Takes the text of an attribute; a number as text, `""` where it has no value. */
  takeText(...names: readonly string[]): string | undefined;
  /** Takes what nobody has read. */
  rest(): (readonly [name: string, attribute: MarkupAttribute])[];
  warn(what: string, reason: string, at?: SourcePosition): void;
}

/** Sorts the attributes of an element. Given twice, the last counts, as in JSX; class and className add up. */
export function createAttributeBag(
  element: MarkupElement,
  warn: (what: string, reason: string, at: SourcePosition) => void,
): AttributeBag {
  const left = new Map<string, MarkupAttribute>();
  for (const attribute of element.attributes) {
    const name = htmlAttributeName(attribute.name);
    const before = left.get(name);
    const merged =
      name === "class" && before && typeof before.value === "string" && typeof attribute.value === "string"
        ? { ...attribute, value: `${before.value} ${attribute.value}` }
        : attribute;
    left.set(name, merged);
  }
  const take = (...names: readonly string[]) => {
    const name = names.find((candidate) => left.has(candidate));
    const found = name === undefined ? undefined : left.get(name);
    if (name !== undefined) left.delete(name);
    return found;
  };
  return {
    element,
    take,
    takeText(...names) {
      const found = take(...names);
      return found && textOf(found.value);
    },
    rest() {
      const all = [...left];
      left.clear();
      return all;
    },
    warn: (what, reason, at = element) => warn(what, reason, at),
  };
}

/** A value as text; undefined for what has none. */
export function textOf(value: MarkupValue): string | undefined {
  if (value === true) return "";
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
