import type { ArtboardRecord } from "@/lib/design/schema/records";
import type { DesignTheme } from "@/lib/design/schema/theme";
import { ARTBOARD_CONTAINER } from "@/lib/design/tailwind/artboard-css";
import { fillStyle, inlineStyle } from "@/lib/design/tailwind/inline-style";
import { MODE_ATTRIBUTE, themeProperties, windowProperties } from "@/lib/design/tailwind/theme-css";
import { askForFamilies } from "./design-fonts";
import { applyStyle, type ElementPainter } from "./element-painter";
import { classesOf } from "./node-attributes";

/** An artboard as it stands on the canvas, in a shadow root of its own. */
export interface ArtboardFrame {
  /** What stands on the canvas. */
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** The container that breakpoints ask, with the tokens of the theme. */
  readonly page: HTMLElement;
  /** What holds the nodes. */
  readonly content: HTMLElement;
  paint(record: ArtboardRecord): void;
  paintTheme(theme: DesignTheme): void;
}

/** @param sheets adopted by the shadow root; the same objects for all artboards. */
export function createArtboardFrame(
  sheets: readonly CSSStyleSheet[],
  painter: ElementPainter,
): ArtboardFrame {
  const host = document.createElement("div");
  // Nothing in it is reached by the Tab key: it is drawn, not used.
  host.tabIndex = -1;
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [...sheets];
  const page = document.createElement("div");
  const content = document.createElement("div");
  page.setAttribute("data-affiche-page", "");
  content.setAttribute("data-affiche-artboard", "");
  page.append(content);
  root.append(page);
  for (const name of ["click", "auxclick", "submit", "dragstart"] as const)
    root.addEventListener(name, (event) => event.preventDefault(), { capture: true });

  return {
    host,
    root,
    page,
    content,
    paint(record) {
      const { x, y, width, height, fixedHeight, backgroundColor, className, fill, style } = record;
      // What the page around sets on text stops here; `contain` keeps fixed positions and layers inside.
      host.style.cssText = `all: initial; position: absolute; display: block; left: ${x}px; top: ${y}px; width: ${width}px; contain: layout paint style; outline: none;`;
      host.setAttribute("aria-label", record.name);
      host.setAttribute("role", "group");
      // In a grid the artboard is as high as the page, and a height of 100 % in it means that.
      const rows = fixedHeight ? `${height}px` : `minmax(${height}px, auto)`;
      page.style.containerType = "inline-size";
      page.style.containerName = ARTBOARD_CONTAINER;
      page.style.display = "grid";
      page.style.gridTemplate = `${rows} / minmax(0, 1fr)`;
      page.style.width = `${width}px`;
      for (const [name, value] of windowProperties(width, height)) page.style.setProperty(name, value);
      content.className = className ?? "";
      painter.countClasses(content, classesOf(record));
      applyStyle(content, [
        ...(backgroundColor ? inlineStyle({ backgroundColor }) : []),
        ...(fill ? fillStyle(fill) : []),
        ...(fixedHeight ? inlineStyle({ minHeight: 0, overflow: "clip" }) : []),
        ...inlineStyle(style ?? {}),
      ]);
      painter.watchFill(content, fill);
    },
    paintTheme(theme) {
      page.setAttribute(MODE_ATTRIBUTE, theme.mode);
      page.style.colorScheme = theme.mode;
      for (const [name, value] of themeProperties(theme)) page.style.setProperty(name, value);
      for (const families of Object.values(theme.fonts)) askForFamilies(families);
    },
  };
}
