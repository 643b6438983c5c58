import { type ClassCompiler, loadClassCompiler } from "@/lib/design/tailwind/class-compiler";
import { type ClassOrder, createClassOrder } from "@/lib/design/tailwind/class-order";

/** The stylesheets that all artboards of a view share, and which classes are in use. */
export interface ClassStyles {
  /** What every shadow root adopts. */
  readonly sheets: readonly CSSStyleSheet[];
  /** Counts a use of each class of an element; the next {@link flush} styles new ones. */
  use(classes: readonly string[]): void;
  /** Takes uses back. */
  release(classes: readonly string[]): void;
  /** Styles what has come since; nothing before the compiler is loaded. */
  flush(): void;
  /** Resolves when the compiler is loaded and everything in use is styled. */
  readonly ready: Promise<void>;
  /** Classes in use that style nothing → why. */
  readonly problems: ReadonlyMap<string, string>;
  /** The stylesheet as text, for pictures. */
  readonly text: string;
  dispose(): void;
}

/** Unused classes that are kept: a class that comes back costs nothing. */
const MOST_UNUSED = 60;
/** New classes from which on the stylesheet is written afresh, instead of one rule after the other. */
const MANY = 40;
/** Classes after which the compiler, which remembers all that it has seen, is made anew. */
const MOST_SEEN = 20_000;

const knowledge = {
  understands: (property: string, value: string) => CSS.supports(property, value) || value.includes("var("),
};

/** One compiler serves all views of a page: setting it up is what takes time. */
let loaded: Promise<ClassCompiler> | null = null;

/** @param onStyled called when something was styled later than its {@link ClassStyles.flush}. */
export function createClassStyles(onStyled: () => void): ClassStyles {
  const [base, rules, properties] = [new CSSStyleSheet(), new CSSStyleSheet(), new CSSStyleSheet()];
  // Registrations in a shadow root count for nothing, so they stand in the document; they style nothing by themselves.
  document.adoptedStyleSheets.push(properties);
  const uses = new Map<string, number>();
  const unused = new Set<string>();
  const fresh = new Set<string>();
  const styled = new Set<string>();
  const registered = new Set<string>();
  const problems = new Map<string, string>();
  let compiler: ClassCompiler | null = null;
  let order: ClassOrder | null = null;
  let disposed = false;

  const load = () => {
    loaded ??= loadClassCompiler(knowledge);
    return loaded.then((ready) => {
      compiler = ready;
      order = createClassOrder(ready);
    });
  };
  const ready = load().then(() => {
    if (disposed || !compiler) return;
    base.replaceSync(compiler.baseCss);
    for (const name of uses.keys()) fresh.add(name);
    rewrite();
    onStyled();
  });

  /** The rules of a class, in one rule that holds them together; empty for none. Registers what they need. */
  function ruleOf(name: string): string {
    const made = compiler?.compile(name);
    if (!made) return "";
    if (made.problem !== null) problems.set(name, made.problem);
    for (const [property, css] of made.properties) {
      if (registered.has(property)) continue;
      registered.add(property);
      properties.insertRule(css, properties.cssRules.length);
    }
    return made.css && `@media all{${made.css}}`;
  }

  /** Writes the stylesheet of what is in use, and forgets the rest. */
  function rewrite(): void {
    fresh.clear();
    unused.clear();
    styled.clear();
    problems.clear();
    const texts = new Map([...uses.keys()].map((name) => [name, ruleOf(name)]));
    for (const [name, text] of texts) if (text) styled.add(name);
    order?.replace(styled);
    rules.replaceSync(`@layer utilities{${order?.names.map((name) => texts.get(name)).join("\n") ?? ""}}`);
  }

  function insert(name: string): void {
    const layer = rules.cssRules[0];
    const text = ruleOf(name);
    if (!text || !order || !(layer instanceof CSSLayerBlockRule)) return;
    styled.add(name);
    layer.insertRule(text, order.insert(name));
  }

  function flush(): void {
    if (!compiler) return;
    const added = [...fresh].filter((name) => !styled.has(name) && !problems.has(name));
    if (added.length > MANY) rewrite();
    else for (const name of added) insert(name);
    fresh.clear();
    if (unused.size > MOST_UNUSED) whenIdle(renew);
  }

  function renew(): void {
    if (disposed || unused.size <= MOST_UNUSED) return;
    rewrite();
    if (!compiler || compiler.seen < MOST_SEEN) return;
    loaded = null;
    void load().then(rewrite);
  }

  return {
    sheets: [base, rules],
    ready,
    flush,
    get text() {
      const written = (sheet: CSSStyleSheet) => [...sheet.cssRules].map((rule) => rule.cssText).join("\n");
      return `${written(properties)}\n${compiler?.baseCss ?? ""}\n${written(rules)}`;
    },
    get problems() {
      return new Map([...problems].filter(([name]) => uses.has(name)));
    },
    use(classes) {
      for (const name of classes) {
        const count = uses.get(name) ?? 0;
        if (count === 0) {
          unused.delete(name);
          fresh.add(name);
        }
        uses.set(name, count + 1);
      }
    },
    release(classes) {
      for (const name of classes) {
        const count = (uses.get(name) ?? 0) - 1;
        if (count > 0) uses.set(name, count);
        else {
          uses.delete(name);
          fresh.delete(name);
          unused.add(name);
        }
      }
    },
    dispose() {
      disposed = true;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== properties);
    },
  };
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
