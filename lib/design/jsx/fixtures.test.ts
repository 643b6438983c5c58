import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OperationError } from "../document/operation-error";
import { parseMarkup } from "./parse-markup";
import { printTrees } from "./print-markup";
import { compactTree } from "./test/compact-tree";
import { toRecords } from "./to-records";

/**
 * One folder a case: input.jsx or input.html, and what is made of it. expected.json holds the records as a tree and the warnings,
 * error.json the refusal. A new case is a folder with an input; `npx vitest run lib/design/jsx/fixtures
 * --update` writes the rest, for you to read before you keep it.
 */
const FOLDER = join(import.meta.dirname, "fixtures");
const cases = readdirSync(FOLDER).map((name) => {
  const path = join(FOLDER, name);
  const input = ["input.jsx", "input.html"].map((file) => join(path, file)).find(existsSync);
  return { name, path, source: readFileSync(input ?? "", "utf8"), refused: name.startsWith("refused-") };
});
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What no printed markup may hold as markup. Words and quoted values may: they are data. */
const RUNS = /^(?:on.*|srcdoc|innerhtml|dangerouslysetinnerhtml)$/i;

describe("fixtures", () => {
  it("are many, and each is what its name says", () => {
    expect(cases.filter(({ refused }) => !refused).length).toBeGreaterThanOrEqual(60);
    for (const { name, path, refused } of cases)
      expect([name, existsSync(join(path, "error.json"))]).toEqual([name, refused]);
  });

  it.for(cases.filter(({ refused }) => !refused))("$name becomes its records", async ({ source, path }) => {
    const { roots, warnings } = toRecords(parseMarkup(source));
    const found = {
      records: compactTree(roots),
      warnings: warnings.map(({ line, column, what, reason }) => `${line}:${column} ${what}: ${reason}`),
    };
    await expect(json(found)).toMatchFileSnapshot(join(path, "expected.json"));
  });

  it.for(cases.filter(({ refused }) => !refused))(
    "$name prints to the same records, and then to the same markup",
    ({ source }) => {
      const { roots } = toRecords(parseMarkup(source));
      const printed = printTrees(roots, { withIds: false });
      const again = toRecords(parseMarkup(printed));
      expect(compactTree(again.roots), printed).toEqual(compactTree(roots));
      expect(again.warnings).toEqual([]);
      expect(printTrees(again.roots, { withIds: false })).toBe(printed);
    },
  );

  it.for(cases.filter(({ refused }) => !refused))("$name prints nothing that runs", ({ source }) => {
    const printed = printTrees(toRecords(parseMarkup(source)).roots, { withIds: false });
    const waiting = [...parseMarkup(printed).nodes];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (node.kind === "text") continue;
      expect(node.tag).not.toMatch(
        /^(?:script|style|iframe|object|embed|base|meta|link|template|svg|math)$/i,
      );
      for (const { name, value } of node.attributes) {
        expect(name).not.toMatch(RUNS);
        if (/^(?:href|src|action|poster|background|style|data-link|data-fill)$/i.test(name))
          expect(JSON.stringify(value)).not.toMatch(/["(]\s*(?:javascript|vbscript|data:text)/i);
        if (name === "src" && String(value).startsWith("data:image/svg"))
          expect(decodeURIComponent(String(value))).not.toMatch(
            /<(?:script|foreignObject|iframe|a|animate|set|image|style)\b|\son\w+\s*=|javascript:/i,
          );
      }
      waiting.push(...node.children);
    }
    // Nor would it run where somebody takes the text for HTML: no tag stands in words or values.
    expect(printed).not.toMatch(/<\/?(?:script|style|iframe|object|embed|img[^>]*\son\w)/i);
  });

  it.for(cases.filter(({ refused }) => refused))(
    "$name says where and what would be right",
    async ({ source, path }) => {
      let refusal: unknown = null;
      try {
        toRecords(parseMarkup(source));
      } catch (error) {
        if (!(error instanceof OperationError)) throw error;
        refusal = { message: error.message, ...error.details };
      }
      await expect(json(refusal)).toMatchFileSnapshot(join(path, "error.json"));
      expect(refusal).toMatchObject({ line: expect.any(Number), column: expect.any(Number) });
    },
  );
});
