import type { NodeRecord } from "@/lib/design/schema/records";
import type { Fill } from "@/lib/design/schema/values";
import { fillStyle, type InlineDeclaration, inlineStyle } from "@/lib/design/tailwind/inline-style";
import type { ClassStyles } from "./class-styles";
import { askForFamilies, askForFamiliesOf } from "./design-fonts";
import { createForeignPictures } from "./foreign-pictures";
import type { IconPictures } from "./icon-pictures";
import { attributesOf, classesOf, optionsOf, tagOf, wordsOf } from "./node-attributes";
import type { NodeMotion } from "./node-motion";
import type { ShaderPictures } from "./shader-pictures";

/** Makes and changes the elements of nodes, without what is inside them. */
export interface ElementPainter {
  create(record: NodeRecord): HTMLElement;
  /** Whether an element can become what a record says; it cannot become another tag. */
  fits(element: HTMLElement, record: NodeRecord): boolean;
  paint(element: HTMLElement, record: NodeRecord, hasChildren: boolean): void;
  /** Counts the classes of an element as its own, and takes back those that it had. */
  countClasses(element: HTMLElement, classes: readonly string[]): void;
  /** Shows a fill that its server keeps from us, after the style of the element was set. */
  watchFill(element: HTMLElement, fill: Fill | undefined): void;
  /** Gives back what an element and everything in it holds. */
  release(element: Element): void;
}

export function createElementPainter(
  styles: ClassStyles,
  shaders: ShaderPictures,
  icons: IconPictures,
  motion: NodeMotion,
): ElementPainter {
  const classes = new WeakMap<Element, readonly string[]>();
  const pictures = createForeignPictures();
  const countClasses = (element: HTMLElement, used: readonly string[]) => {
    styles.use(used);
    askForFamiliesOf(used);
    styles.release(classes.get(element) ?? []);
    classes.set(element, used);
  };
  return {
    countClasses,
    watchFill: pictures.watchFill,
    create: (record) => document.createElement(tagOf(record)),
    fits: (element, record) => element.localName === tagOf(record).toLowerCase(),
    paint(element, record, hasChildren) {
      const attributes = attributesOf(record);
      const words = hasChildren ? null : wordsOf(record);
      const address = attributes.get("src");
      if (element instanceof HTMLImageElement && address !== undefined) {
        pictures.watch(element, address);
        attributes.set("src", pictures.shownAt(address));
      }
      if (words !== null && /[\n\r\u2028\u2029]/.test(words) && !/^(?:pre|textarea)$/.test(element.localName))
        attributes.set("data-affiche-lines", "");
      for (const name of element.getAttributeNames())
        if (name !== "style" && !attributes.has(name)) element.removeAttribute(name);
      for (const [name, value] of attributes)
        if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      // The attribute alone counts when the page is read, not when it is written by script.
      if (element instanceof HTMLVideoElement) element.muted = true;
      countClasses(element, classesOf(record));
      applyStyle(element, [
        ...(record.fill ? fillStyle(record.fill) : []),
        ...(typeof record.objectFit === "string" ? inlineStyle({ objectFit: record.objectFit }) : []),
        ...inlineStyle(record.style ?? {}),
      ]);
      pictures.watchFill(element, record.fill);
      if (words !== null && element.textContent !== words) element.textContent = words;
      if (record.type === "input" && element instanceof HTMLSelectElement) paintOptions(element, record);
      if (record.type === "icon") icons.show(element, record);
      if (record.type === "shader") shaders.show(element, record);
      motion.show(element, record);
    },
    release(element) {
      for (const each of [element, ...element.querySelectorAll("*")]) {
        styles.release(classes.get(each) ?? []);
        classes.delete(each);
        shaders.release(each);
        motion.release(each);
      }
    },
  };
}

/** Sets the inline style of an element to exactly these declarations. */
export function applyStyle(element: HTMLElement, declarations: readonly InlineDeclaration[]): void {
  if (element.style.length > 0 || element.hasAttribute("style")) element.removeAttribute("style");
  for (const { property, value, important } of declarations) {
    element.style.setProperty(property, value, important ? "important" : "");
    if (property === "font-family") askForFamilies(value);
  }
}

function paintOptions(select: HTMLSelectElement, record: NodeRecord): void {
  const offered = optionsOf(record);
  select.replaceChildren(
    ...offered.map((words) => {
      const option = document.createElement("option");
      option.textContent = words;
      option.selected = words === record.value;
      return option;
    }),
  );
}
