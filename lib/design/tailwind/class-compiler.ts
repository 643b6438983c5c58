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

/** Classes as a stylesheet. It depends on the classes alone, not on when and in which order they came. */
export interface ClassCompiler {
  /** What stands below all classes; never changes. */
  readonly baseCss: string;
  /** The rules of the classes. */
  readonly css: string;
  /** Registrations of custom properties, which count at the level of the document only. */
  readonly propertyCss: string;
  /** Classes that style nothing → why. */
  readonly problems: ReadonlyMap<string, string>;
  /** How many classes are compiled. */
  readonly size: number;
  /** Adds classes; known ones cost nothing. @returns whether the stylesheet has changed. */
  add(classes: Iterable<string>): boolean;
}

type Build = Awaited<ReturnType<typeof compile>>["build"];

/** Names that style nothing by themselves, and are meant to: other classes refer to them. */
const MARKER = /^(?:group|peer)(?:\/[\w-]+)?$|^(?:not-prose|dark|light)$/;

/** Makes compilers that share what does not change between them. */
export async function loadClassCompiler(knowledge?: CssKnowledge): Promise<() => Promise<ClassCompiler>> {
  const base = await compile(BASE_CSS, OPTIONS);
  const baseCss = printCss(artboardCss(whole(base.build([]))));
  const system = await __unstable__loadDesignSystem(COMPILER_CSS, OPTIONS);
  const verdicts = new Map<string, string | null>();
  const judge = (name: string): string | null => {
    const known = verdicts.get(name);
    if (known !== undefined) return known;
    const verdict = MARKER.test(name)
      ? null
      : judgeClass(name, (given) => system.candidatesToCss([given])[0], knowledge);
    verdicts.set(name, verdict);
    return verdict;
  };
  return async () => collectClasses(baseCss, (await compile(COMPILER_CSS, OPTIONS)).build, judge);
}

function collectClasses(
  baseCss: string,
  build: Build,
  judge: (name: string) => string | null,
): ClassCompiler {
  const problems = new Map<string, string>();
  const known = new Set<string>();
  let css = "";
  let propertyCss = "";
  return {
    baseCss,
    problems,
    get css() {
      return css;
    },
    get propertyCss() {
      return propertyCss;
    },
    get size() {
      return known.size;
    },
    add(classes) {
      const fresh: string[] = [];
      for (const name of classes) {
        if (known.has(name)) continue;
        known.add(name);
        const problem = judge(name);
        if (problem === null) fresh.push(name);
        else problems.set(name, problem);
      }
      if (fresh.length === 0) return false;
      const parts = whole(build(fresh));
      const isProperty = ({ text }: CssPart) => text.startsWith("@property");
      // The layer of properties is for browsers without @property.
      const rules = parts.filter(
        (part) => !isProperty(part) && part.body && part.text !== "@layer properties",
      );
      const next = printCss(artboardCss(rules));
      const changed = next !== css;
      css = next;
      propertyCss = printCss(parts.filter(isProperty));
      return changed;
    },
  };
}

/** @returns why a class styles nothing; null when it does. */
function judgeClass(
  name: string,
  compileOne: (name: string) => string | null | undefined,
  knowledge: CssKnowledge | undefined,
): string | null {
  let css: string | null | undefined;
  try {
    css = compileOne(name);
  } catch (error) {
    return `Tailwind cannot compile it: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (!css) return "This is no class of Tailwind, and no token of the theme.";
  const parts = readCss(css);
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

const OPTIONS = {
  base: "/",
  async loadStylesheet(id: string, base: string) {
    const content = TAILWIND_CSS[id];
    if (content === undefined) throw new Error(`there is no stylesheet called ${id}`);
    return { path: id, base, content };
  },
};
