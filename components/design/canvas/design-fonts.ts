/**
 * Brings the families of a design that are ours into the page, under the names by which the design calls them. What is added are
 * rules; the browser fetches a file when a character of it is drawn. Other families are the machine's, as in any page.
 */
import type { FontDefinition } from "@/lib/poster/fonts/define-font";
import { findFont } from "@/lib/poster/fonts/find-font";
import { type FontFaceList, fontFolder } from "@/lib/poster/fonts/font-face";
import { fontFacts } from "@/lib/poster/fonts/font-facts";

/** A picture waits this long for fonts, and no longer. */
const PATIENCE_MS = 3000;

const NAMED_BY_CLASS = /(?:^|:)font-\[(?:family-name:)?([^\]]+)\]$/;

/** Asked-for families by CSS name. They stay: fonts of a page are shared by everything in it. */
const asked = new Map<string, Promise<void>>();

/** Asks for the families of a CSS font-family list, like `"Fraunces", Georgia, serif`. */
export function askForFamilies(list: string): void {
  for (const part of list.split(",")) {
    const name = part
      .trim()
      .replace(/^["']|["']$/g, "")
      .replace(/\s+/g, " ");
    const font = name ? findFont(name) : undefined;
    if (font && !asked.has(name)) asked.set(name, addRules(name, font));
  }
}

/** Asks for the families that classes such as `font-[Fraunces]` or `md:font-['DM_Mono']` name. */
export function askForFamiliesOf(classes: readonly string[]): void {
  for (const name of classes) {
    const [, list] = name.includes("font-[") ? (NAMED_BY_CLASS.exec(name) ?? []) : [];
    if (list) askForFamilies(list.replaceAll("_", " "));
  }
}

/**
 * Resolves when the fonts that elements are drawn with have arrived, after 3 s at most. Never rejects: what has not come by then is
 * drawn in another font.
 */
export async function fontsOf(root: HTMLElement): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([arrived(root), patience]);
  clearTimeout(timer);
}

async function arrived(root: HTMLElement): Promise<void> {
  await Promise.all(asked.values());
  // Files are asked for by layout, and the promise is about those that have been asked for.
  void root.offsetHeight;
  await document.fonts.ready;
}

async function addRules(name: string, font: FontDefinition): Promise<void> {
  try {
    const facts = fontFacts(font.id);
    const folder = fontFolder(font, facts?.version ?? "");
    // Not the renderer's own list, which would bring the renderer along.
    const response = await fetch(`${folder}/faces.json`);
    if (!response.ok) throw new Error(`Its list of files answered ${response.status}`);
    const { faces } = (await response.json()) as FontFaceList;
    const sheet = document.createElement("style");
    sheet.textContent = faces
      .map(({ file, weight, style, range }) =>
        [
          `@font-face { font-family: "${name}"; font-style: ${style};`,
          // A faked bold would smear shapes that were drawn to be so.
          `font-weight: ${facts?.weights.length === 1 ? "1 1000" : weight}; font-display: swap;`,
          `src: url("${folder}/${file}") format("woff2"); unicode-range: ${range}; }`,
        ].join(" "),
      )
      .join("\n");
    document.head.append(sheet);
  } catch (error) {
    asked.delete(name);
    console.warn(`The font "${name}" cannot be had; another stands in for it.`, error);
  }
}
