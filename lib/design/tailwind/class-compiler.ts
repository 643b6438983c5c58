/**
 * Turns classes into a stylesheet, with the real compiler of Tailwind.
 *
 * Threat: one class that takes the styling of others away, by making the compiler throw or by CSS that does not end. Covered: each
 * class is compiled by itself before it joins the others, and its CSS must be whole; whatever does nothing is kept out and named.
 * Left open: classes that mean what they say, like `[&_*]:hidden`.
 */
import { __unstable__loadDesignSystem, compile } from "tailwindcss";
import { artboardCss } from "./artboard-css";
import { type CssPart, printCss, readCss } from "./read-css";
import { TAILWIND_CSS } from "./tailwind-css.gen";
import { BASE_CSS, COMPILER_CSS } from "./theme-css";

/** What a browser knows of CSS; without it, every declaration is thought to be understood. */
export interface CssKnowledge {
  understands(property: string, value: string): boolean;
}

/** One class, compiled. */
export interface CompiledClass {
  /** Its rules; empty for a class that styles nothing. */
  readonly css: string;
  /** Registrations of custom properties that it needs, by name; they count at the level of the document only. */
  readonly properties: ReadonlyMap<string, string>;
  /** Why it styles nothing; null when it does, or is not meant to. */
  readonly problem: string | null;
}

/** Compiles classes one by one; what comes out depends on the class alone. */
export interface ClassCompiler {
  /** What stands below all classes. */
  readonly baseCss: string;
  /** How many classes it has seen and remembers. */
  readonly seen: number;
  compile(name: string): CompiledClass;
  /** Classes in the order in which their rules must stand; the order of two does not depend on the others. */
  sort(names: readonly string[]): string[];
}

/** Names that style nothing by themselves, and are meant to: other classes refer to them. */
const MARKER = /^(?:group|peer)(?:\/[\w-]+)?$|^(?:not-prose|dark|light)$/;

const NOTHING = { css: "", properties: new Map<string, string>() } as const;

/** Sets a compiler up, which takes some dozens of milliseconds. */
export async function loadClassCompiler(knowledge?: CssKnowledge): Promise<ClassCompiler> {
  const base = await compile(BASE_CSS, OPTIONS);
  const baseCss = printCss(artboardCss(whole(base.build([]))));
  const system = await __unstable__loadDesignSystem(COMPILER_CSS, OPTIONS);
  const compiled = new Map<string, CompiledClass>();
  const make = (name: string): CompiledClass => {
    if (MARKER.test(name)) return { ...NOTHING, problem: null };
    let css: string | null | undefined;
    try {
      css = system.candidatesToCss([name])[0];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { ...NOTHING, problem: `Tailwind cannot compile it: ${reason}` };
    }
    const parts = css ? readCss(css) : null;
    const problem = css
      ? problemOf(css, parts, knowledge)
      : "This is no class of Tailwind, and no token of the theme.";
    if (problem !== null || !parts) return { ...NOTHING, problem };
    const isProperty = ({ text }: CssPart) => text.startsWith("@property");
    return {
      css: printCss(artboardCss(parts.filter((part) => !isProperty(part)))),
      properties: new Map(
        parts.filter(isProperty).map((part) => [part.text.slice(9).trim(), printCss([part])]),
      ),
      problem: null,
    };
  };
  return {
    baseCss,
    get seen() {
      return compiled.size;
    },
    compile(name) {
      const known = compiled.get(name);
      if (known) return known;
      const fresh = make(name);
      compiled.set(name, fresh);
      return fresh;
    },
    sort(names) {
      const order = system.getClassOrder([...names]);
      return order.toSorted(([, a], [, b]) => Number((a ?? -1n) - (b ?? -1n))).map(([name]) => name);
    },
  };
}

/** @returns why a class styles nothing; null when it does. */
function problemOf(
  css: string,
  parts: readonly CssPart[] | null,
  knowledge: CssKnowledge | undefined,
): string | null {
  if (!parts) return "Its value does not end what it begins: a bracket, a quote or a comment is left open.";
  if (/:host\b|::slotted/i.test(css))
    return "A class styles its own element and what is inside, not the artboard's frame.";
  const declarations = declarationsIn(parts);
  if (declarations.length === 0) return "It sets nothing.";
  if (!knowledge || declarations.some(([property, value]) => knowledge.understands(property, value)))
    return null;
  const [property = "", value = ""] = declarations[0] ?? [];
  return `No browser understands "${property}: ${value}".`;
}

function declarationsIn(parts: readonly CssPart[]): [property: string, value: string][] {
  return parts.flatMap(({ text, body }) => {
    if (text.startsWith("@property")) return [];
    if (body) return declarationsIn(body);
    const colon = text.indexOf(":");
    return colon < 0
      ? []
      : [
          [
            text.slice(0, colon).trim(),
            text
              .slice(colon + 1)
              .replace(/!important$/, "")
              .trim(),
          ],
        ];
  });
}

/** @throws Error for CSS that is not whole, which the compiler never writes of whole classes. */
function whole(css: string): readonly CssPart[] {
  const parts = readCss(css);
  if (!parts) throw new Error("the stylesheet of the design is not whole");
  return parts;
}

/** How Tailwind finds its own stylesheets. */
export const OPTIONS = {
  base: "/",
  async loadStylesheet(id: string, base: string) {
    const content = TAILWIND_CSS[id];
    if (content === undefined) throw new Error(`there is no stylesheet called ${id}`);
    return { path: id, base, content };
  },
};
