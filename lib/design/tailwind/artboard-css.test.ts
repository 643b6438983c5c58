import { describe, expect, it } from "vitest";
import { artboardCss, artboardValue } from "./artboard-css";
import { printCss, readCss } from "./read-css";

const rewrite = (css: string) => printCss(artboardCss(readCss(css) ?? [])).replaceAll("\n", "");

describe("artboardValue", () => {
  it.each([
    ["100vh", "calc(100 * var(--affiche-vh))"],
    ["calc(100dvh - 4rem)", "calc(calc(100 * var(--affiche-vh)) - 64px)"],
    ["-.5rem", "-8px"],
    ["50svmin", "calc(50 * var(--affiche-vmin))"],
    ["100%", "100%"],
    ["var(--gap-2rem)", "var(--gap-2rem)"],
    ["'2rem' url(a-2rem.png) 1rem", "'2rem' url(a-2rem.png) 16px"],
    ["#123rem", "#123rem"],
    ["2remark", "2remark"],
  ])("%s is %s", (given, wanted) => expect(artboardValue(given)).toBe(wanted));
});

describe("artboardCss", () => {
  it.each([
    ["@media (min-width: 48rem){a{b:c}}", "@container artboard (min-width: 768px){a{b:c;}}"],
    ["@media (40rem <= width < 50rem){a{b:c}}", "@container artboard (640px <= width < 800px){a{b:c;}}"],
    [
      "@media screen and (width >= 1px) and (hover: hover){a{b:c}}",
      "@media (hover: hover){@container artboard (width >= 1px){a{b:c;}}}",
    ],
    [
      "@media (width < 1px), (width > 9px){a{b:c}}",
      "@container artboard (width < 1px) or (width > 9px){a{b:c;}}",
    ],
    ["@media print{a{b:c}}", "@media print{a{b:c;}}"],
    [
      "@media (prefers-color-scheme: dark){a{b:c}}",
      "@container artboard style(--affiche-mode: dark){a{b:c;}}",
    ],
    ["@container (width >= 28rem){a{b:c}}", "@container (width >= 448px){a{b:c;}}"],
    [".x-\\[2rem\\]{a:2rem}", ".x-\\[2rem\\]{a:32px;}"],
  ])("%s", (given, wanted) => expect(rewrite(given)).toBe(wanted));
});

describe("readCss", () => {
  it.each(["a{b:c", "a{b:c}}", 'a{b:"c}', "a{b:/*}", "a{b:(c}", "a{b:c)}", "a{b:url(a'b)}", "a{b:'x\n'}"])(
    "does not read %s",
    (css) => expect(readCss(css)).toBeNull(),
  );

  it.each(['a{b:"}"}', "a{b:url(/*x)}", 'a{b:url( ")" )}', "a\\{{b:c}", "/* } */ a{b:c}"])(
    "reads %s",
    (css) => expect(readCss(css)).toHaveLength(1),
  );
});
