import { describe, expect, it } from "vitest";
import { MAX_CALL_NODES, MAX_DEPTH, MAX_MARKUP_BYTES } from "../document/limits";
import { parseMarkup } from "./parse-markup";
import { toRecords } from "./to-records";

/** Generous for a loaded machine, and far below what anything quadratic takes. */
const SOON_MS = 4000;

function refusalOf(source: string): { fault?: string; message?: string; details?: Record<string, unknown> } {
  try {
    toRecords(parseMarkup(source));
  } catch (error) {
    return error as object;
  }
  return {};
}

describe("limits", () => {
  it("1 MiB passes, one byte more is refused, counted in bytes of UTF-8", () => {
    const filled = (bytes: number) => `<p>${"é".repeat((bytes - 8) / 2)} </p>`;
    expect(new TextEncoder().encode(filled(MAX_MARKUP_BYTES)).length).toBe(MAX_MARKUP_BYTES);
    expect(() => parseMarkup(filled(MAX_MARKUP_BYTES))).not.toThrow();
    expect(refusalOf(`${filled(MAX_MARKUP_BYTES)} `)).toMatchObject({ fault: "limit" });
  });

  it("200 levels pass, one more is refused with its place", () => {
    const nested = (levels: number) => `${"<div>".repeat(levels)}x${"</div>".repeat(levels)}`;
    expect(toRecords(parseMarkup(nested(MAX_DEPTH))).roots).toHaveLength(1);
    expect(refusalOf(nested(MAX_DEPTH + 1))).toMatchObject({
      fault: "limit",
      details: { line: 1, column: 1001 },
    });
  });

  it("5,000 elements pass, one more is refused", () => {
    const items = (count: number) => `<ul>${"<li/>".repeat(count - 1)}</ul>`;
    expect(toRecords(parseMarkup(items(MAX_CALL_NODES))).roots[0]?.children).toHaveLength(MAX_CALL_NODES - 1);
    expect(refusalOf(items(MAX_CALL_NODES + 1))).toMatchObject({ fault: "limit" });
  });
});

describe("a megabyte of anything", () => {
  const SIZE = MAX_MARKUP_BYTES - 100;
  const full = (piece: string) => piece.repeat(Math.floor(SIZE / piece.length));
  const inputs: Record<string, string> = {
    "opening tags": full("<b>"),
    "paragraphs without end": full("<p>"),
    "closing tags": full("</b>"),
    "unclosed and closing in turn": full("<p></b>"),
    "opening, then closing": `${"<p>".repeat(SIZE / 8)}${"</b>".repeat(SIZE / 10)}`,
    "open braces": full("{"),
    "empty braces": full("{}"),
    "braces with comments": full("{/* a */}"),
    "comments in one pair of braces": `{${full("/**/")}x}`,
    "quotes in braces": `{${full('"\\')}}`,
    "escaped quotes in braces": `{${full('\\"')}}`,
    "backticks in braces": `{${full("`${`")}}`,
    "brackets in braces": `<p x={${full("[")}} />`,
    "minus signs in braces": `<p x={${full("- ")}1} />`,
    "arrows in braces": `<p x={${full("a=>")}a} />`,
    "open parentheses in braces": `<p x={${full("(")}} />`,
    "parentheses in braces": `<p x={${"(".repeat(SIZE / 2 - 20)}${")".repeat(SIZE / 2 - 20)}} />`,
    "conditions in braces": `<p x={${full("a?(b)=>")}} />`,
    "less-than signs in braces": `<p x={${full("a<")}} />`,
    "calls in braces": `<p x={${full("async(")}} />`,
    "markup in braces": `<p x={${full("<a>")}} />`,
    "many values with comments": full(`<p x={${"/**/".repeat(200)}1} />`),
    "many objects": full("<p x={{a:[1]}} />".slice(0, 17)),
    "open comments": full("<!--"),
    "open tags": full("<a "),
    attributes: `<a ${full("a ")}>`,
    ampersands: full("&"),
    entities: full("&amp;"),
    spaces: `<p>${full(" ")}x</p>`,
    scripts: full("<script>"),
    "raw text": full("<textarea>"),
    "less-than signs": full("<"),
    "a style": `<p style="${full("a:b;")}">`,
    "comments in a style": `<p style="a:${full("/*")}">`,
    "escapes in a style": `<p style="a:${full("\\")}">`,
    "one class": `<p class="${full("a")}">`,
    breaks: `<p>${full("<br>")}</p>`,
    "a drawing": `<svg>${full("<g/>")}</svg>`,
  };
  it.for(Object.entries(inputs))("%s: an answer, soon", ([, source]) => {
    const startedAt = performance.now();
    const refusal = refusalOf(source);
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
    if (refusal.message !== undefined) expect(refusal).toMatchObject({ name: "OperationError" });
  });
});

describe("places", () => {
  it("count lines by LF, CRLF and CR, and columns in UTF-16 units", () => {
    expect(refusalOf("<p>\r\n</p>\r<p>\n  👍{x}</p>").details).toEqual({ line: 4, column: 6 });
  });

  it("of warnings are those of the attribute or the tag", () => {
    const { warnings } = parseMarkup('<p>\n  <b\n    onclick="x"\n  >b</b><script/></p>');
    expect(warnings.map(({ line, column, what }) => [line, column, what])).toEqual([
      [3, 5, "onclick"],
      [4, 9, "<script>"],
    ]);
  });
});

it("evaluates nothing, also not what the tree of a value has to call", () => {
  for (const value of [
    "alert(1)",
    "new Date",
    "x`a`",
    "import('x')",
    "await x",
    "(()=>1)()",
    "a=1",
    "delete x.y",
    "typeof x",
    "+1",
    "!0",
    "void 0",
    "1n",
    "this",
    "super.x",
    "class {}",
    "{get a(){}}",
    "{[a]:1}",
    "a?.b",
    "1,2",
    "'a'+'b'",
  ])
    expect(refusalOf(`<p title={${value}} />`), value).toMatchObject({
      fault: "bad-markup",
      details: { line: 1 },
    });
});
