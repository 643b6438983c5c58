import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type ClassCompiler, loadClassCompiler } from "./class-compiler";
import { readCss } from "./read-css";
import { TAILWIND_CSS } from "./tailwind-css.gen";

let create: () => Promise<ClassCompiler>;
beforeAll(async () => {
  create = await loadClassCompiler();
}, 60_000);

async function cssOf(...classes: string[]): Promise<string> {
  const compiler = await create();
  compiler.add(classes);
  return compiler.css;
}

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
  it("are compiled: tokens, opacity, fonts, corners, arbitrary values", async () => {
    expect(await cssOf("bg-primary")).toContain("background-color: var(--primary)");
    expect(await cssOf("text-muted-foreground")).toContain("color: var(--muted-foreground)");
    expect(await cssOf("rounded-lg")).toContain("border-radius: var(--radius)");
    expect(await cssOf("font-heading")).toContain("font-family: var(--font-heading)");
    expect(await cssOf("bg-primary/50")).toContain("var(--primary) 50%");
    expect(await cssOf("w-[calc(100%-3px)]")).toContain("calc(100% - 3px)");
    expect(await cssOf("dark:flex")).toContain('[data-affiche-mode="dark"] *');
  });

  it("answer to the artboard: breakpoints, viewport units, rem", async () => {
    expect(await cssOf("md:flex")).toContain("@container artboard (width >= 768px)");
    expect(await cssOf("max-lg:flex")).toContain("@container artboard (width < 1024px)");
    expect(await cssOf("not-md:flex")).toContain("@container artboard not (width >= 768px)");
    expect(await cssOf("portrait:flex")).toContain("style(--affiche-orientation: portrait)");
    expect(await cssOf("container")).toContain("@container artboard (width >= 640px){max-width: 640px");
    expect(await cssOf("h-screen")).toContain("height: calc(100 * var(--affiche-vh))");
    expect(await cssOf("h-dvh")).toContain("height: calc(100 * var(--affiche-vh))");
    expect(await cssOf("w-[50vw]")).toContain("width: calc(50 * var(--affiche-vw))");
    expect(await cssOf("w-[2rem]")).toContain(".w-\\[2rem\\]{width: 32px");
    expect((await create()).baseCss).toContain("--spacing: 4px");
    expect((await create()).baseCss).not.toMatch(/[\d.]rem\b/);
  });

  it("that are bad are named, and take nothing from the others", async () => {
    const alone = await cssOf(...GOOD);
    const compiler = await create();
    compiler.add([...BAD, ...GOOD, ...BAD]);
    expect(compiler.css).toBe(alone);
    expect([...compiler.problems.keys()].toSorted()).toEqual(BAD.toSorted());
    for (const name of GOOD) expect(compiler.problems.has(name), name).toBe(false);
  });

  it("that a browser does not understand are named", async () => {
    const knowing = await loadClassCompiler({ understands: (_, value) => !value.includes("nonsense") });
    const compiler = await knowing();
    compiler.add(["w-[nonsense]", "w-[3px]"]);
    expect([...compiler.problems]).toEqual([["w-[nonsense]", expect.stringContaining("width: nonsense")]]);
  });

  it("markers are no problem", async () => {
    const compiler = await create();
    compiler.add(["group", "peer/menu"]);
    expect(compiler.problems.size).toBe(0);
  });

  it("give the same stylesheet in any order and in any number of steps", async () => {
    const whole = await cssOf(...GOOD);
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(GOOD, { minLength: GOOD.length }),
        fc.integer({ min: 1, max: 7 }),
        async (order, step) => {
          const compiler = await create();
          for (let at = 0; at < order.length; at += step) compiler.add(order.slice(at, at + step));
          expect(compiler.css).toBe(whole);
        },
      ),
      { numRuns: 15 },
    );
  }, 60_000);

  it("of any spelling never break the stylesheet", async () => {
    const compiler = await create();
    const piece = fc.constantFrom(
      ..."w- bg- [ ] ( ) { } ' \" \\ / * ; : & @ url( hover: md: p-4 -- x , ! # flex".split(" "),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        compiler.add([pieces.join(""), `w-[${pieces.join("")}]`, `[${pieces.join("")}]:flex`]);
        expect(readCss(compiler.css)).not.toBeNull();
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it("registers properties apart from the rules", async () => {
    const compiler = await create();
    compiler.add(["shadow-lg"]);
    expect(compiler.propertyCss).toContain("@property --tw-shadow{");
    expect(compiler.css).not.toContain("@property");
  });

  it("cost the same at the hundredth edit", async () => {
    const compiler = await create();
    compiler.add(GOOD);
    expect(compiler.add(GOOD)).toBe(false);
    expect(compiler.size).toBe(GOOD.length);
  });
});

describe("the stylesheets of Tailwind", () => {
  it("are those of the installed package; scripts/generate-tailwind-css.ts writes them", () => {
    for (const [id, css] of Object.entries(TAILWIND_CSS))
      expect(readFileSync(`node_modules/${id}`, "utf8"), id).toBe(css);
  });
});
