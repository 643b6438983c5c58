import { type ClassCompiler, loadClassCompiler } from "@/lib/design/tailwind/class-compiler";

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

/** Unused classes that are kept before the stylesheet is made afresh. */
const MOST_UNUSED = 400;

const knowledge = {
  understands: (property: string, value: string) => CSS.supports(property, value) || value.includes("var("),
};

/** One compiler serves all views of a page: setting it up is what takes time. */
let loaded: ReturnType<typeof loadClassCompiler> | null = null;

/** @param onStyled called when something was styled later than its {@link ClassStyles.flush}. */
export function createClassStyles(onStyled: () => void): ClassStyles {
  const sheets = [new CSSStyleSheet(), new CSSStyleSheet()];
  // Registrations in a shadow root count for nothing, so they stand in the document; they style nothing by themselves.
  const properties = new CSSStyleSheet();
  document.adoptedStyleSheets.push(properties);
  const uses = new Map<string, number>();
  let fresh = new Set<string>();
  let compiler: ClassCompiler | null = null;
  let renewing = false;
  let disposed = false;

  const write = (from: ClassCompiler) => {
    sheets[1]?.replaceSync(from.css);
    properties.replaceSync(from.propertyCss);
  };
  loaded ??= loadClassCompiler(knowledge);
  const create = loaded;
  const ready = create.then(async (make) => {
    compiler = await make();
    if (disposed) return;
    sheets[0]?.replaceSync(compiler.baseCss);
    fresh = new Set(uses.keys());
    flush();
    onStyled();
  });

  function flush(): void {
    if (!compiler) return;
    if (fresh.size > 0 && compiler.add(fresh)) write(compiler);
    fresh.clear();
    if (compiler.size - uses.size > MOST_UNUSED && !renewing) void renew();
  }

  /** What nobody uses any more is dropped by beginning again; the view stays styled meanwhile. */
  async function renew(): Promise<void> {
    renewing = true;
    const next = await (await create)();
    renewing = false;
    if (disposed) return;
    next.add(uses.keys());
    compiler = next;
    write(next);
  }

  return {
    sheets,
    ready,
    flush,
    get text() {
      return compiler ? `${compiler.propertyCss}\n${compiler.baseCss}\n${compiler.css}` : "";
    },
    get problems() {
      return new Map([...(compiler?.problems ?? [])].filter(([name]) => uses.has(name)));
    },
    use(classes) {
      for (const name of classes) {
        const count = uses.get(name) ?? 0;
        if (count === 0) fresh.add(name);
        uses.set(name, count + 1);
      }
    },
    release(classes) {
      for (const name of classes) {
        const count = (uses.get(name) ?? 0) - 1;
        if (count > 0) uses.set(name, count);
        else uses.delete(name);
      }
    },
    dispose() {
      disposed = true;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== properties);
    },
  };
}
