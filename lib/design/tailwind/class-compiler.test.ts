import { readFileSync } from "node:fs";
import fc from "fast-check";
import { compile } from "tailwindcss";
import { beforeAll, describe, expect, it } from "vitest";
import { type ClassCompiler, loadClassCompiler, OPTIONS } from "./class-compiler";
import { createClassOrder } from "./class-order";
import { readCss } from "./read-css";
import { TAILWIND_CSS } from "./tailwind-css.gen";
import { COMPILER_CSS } from "./theme-css";

let compiler: ClassCompiler;
beforeAll(async () => {
  compiler = await loadClassCompiler();
}, 60_000);

const cssOf = (name: string) => compiler.compile(name).css;

/** Classes that are known to hurt others where they are let in. */
const BAD = [
  "w-[/*]",
  'w-["]',
  "[--x:{]",
  "content-['a\\']",
  "hero",
  "w-[foo",
  "[:host]:hidden",
  "bg-[url(a'b)]",
];
const GOOD = [
  ...["flex", "p-4", "hover:p-2", "md:grid-cols-[2fr_1fr]", "dark:bg-primary", "bg-red-500/50", "w-[37px]"],
  ...[
    "before:content-['}']",
    "[&_p]:mt-4",
    "animate-spin",
    "h-screen",
    "-mt-2",
    "text-[clamp(1rem,5vw,3rem)]",
  ],
  ...["from-red-500", "shadow-lg", "group-hover:underline", "space-x-2", "max-md:hidden", "min-[500px]:flex"],
  ...["data-[state=open]:p-1", "bg-[url(/media/*.png)]", "grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"],
];

describe("classes", () => {
  it("are compiled: tokens, opacity, fonts, corners, arbitrary values", () => {
    expect(cssOf("bg-primary")).toContain("background-color: var(--primary)");
    expect(cssOf("text-muted-foreground")).toContain("color: var(--muted-foreground)");
    expect(cssOf("rounded-lg")).toContain("border-radius: var(--radius)");
    expect(cssOf("font-heading")).toContain("font-family: var(--font-heading)");
    expect(cssOf("bg-primary/50")).toContain("var(--primary) 50%");
    expect(cssOf("w-[calc(100%-3px)]")).toContain("calc(100% - 3px)");
    expect(cssOf("dark:flex")).toContain('[data-affiche-mode="dark"] *');
  });

  it("answer to the artboard: breakpoints, viewport units, rem", () => {
    expect(cssOf("md:flex")).toContain("@container artboard (width >= 768px)");
    expect(cssOf("max-lg:flex")).toContain("@container artboard (width < 1024px)");
    expect(cssOf("not-md:flex")).toContain("@container artboard not (width >= 768px)");
    expect(cssOf("portrait:flex")).toContain("style(--affiche-orientation: portrait)");
    expect(cssOf("container")).toContain("@container artboard (width >= 640px){max-width: 640px");
    expect(cssOf("h-screen")).toContain("height: calc(100 * var(--affiche-vh))");
    expect(cssOf("h-dvh")).toContain("height: calc(100 * var(--affiche-vh))");
    expect(cssOf("w-[50vw]")).toContain("width: calc(50 * var(--affiche-vw))");
    expect(cssOf("w-[2rem]")).toContain(".w-\\[2rem\\]{width: 32px");
    expect(compiler.baseCss).toContain("--spacing: 4px");
    expect(compiler.baseCss).not.toMatch(/[\d.]rem\b/);
  });

  it("that are bad are named, and give no rule", () => {
    for (const name of BAD) {
      expect(compiler.compile(name).problem, name).toEqual(expect.any(String));
      expect(cssOf(name), name).toBe("");
    }
    for (const name of GOOD) expect(compiler.compile(name).problem, name).toBeNull();
  });

  it("that a browser does not understand are named", async () => {
    const knowing = await loadClassCompiler({ understands: (_, value) => !value.includes("nonsense") });
    expect(knowing.compile("w-[nonsense]").problem).toContain("width: nonsense");
    expect(knowing.compile("w-[3px]").problem).toBeNull();
  });

  it("markers are no problem", () => {
    for (const name of ["group", "peer/menu"])
      expect(compiler.compile(name)).toMatchObject({ css: "", problem: null });
  });

  it("stand in the same order however they come, the order in which Tailwind writes them", async () => {
    const whole = createClassOrder(compiler);
    whole.replace(GOOD);
    const { build } = await compile(COMPILER_CSS, OPTIONS);
    const written = build([...GOOD]);
    // Each class with its place in the stylesheet that Tailwind makes of all of them.
    const placeOf = (name: string) => written.indexOf(`.${name.replace(/[^\w-]/g, "\\$&")}`);
    const places = whole.names.map(placeOf).filter((place) => place >= 0);
    expect(places.length).toBeGreaterThan(GOOD.length * 0.7);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(fc.shuffledSubarray(GOOD, { minLength: GOOD.length }), (shuffled) => {
        const order = createClassOrder(compiler);
        for (const name of shuffled) expect(order.names[order.insert(name)]).toBe(name);
        expect(order.names).toEqual(whole.names);
      }),
      { numRuns: 50 },
    );
  });

  it("of any spelling give whole CSS or none", () => {
    const piece = fc.constantFrom(
      ..."w- bg- [ ] ( ) { } ' \" \\ / * ; : & @ url( hover: md: p-4 -- x , ! # flex".split(" "),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join("");
        for (const name of [text, `w-[${text}]`, `[${text}]:flex`, `[--x:${text}]`])
          expect(readCss(cssOf(name)), name).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it("registers properties apart from the rules", () => {
    const { css, properties } = compiler.compile("shadow-lg");
    expect(properties.get("--tw-shadow")).toContain("@property --tw-shadow{");
    expect(css).not.toContain("@property");
  });
});

describe("the stylesheets of Tailwind", () => {
  it("are those of the installed package; scripts/generate-tailwind-css.ts writes them", () => {
    for (const [id, css] of Object.entries(TAILWIND_CSS))
      expect(readFileSync(`node_modules/${id}`, "utf8"), id).toBe(css);
  });
});
