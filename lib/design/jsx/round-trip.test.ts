import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMarkup } from "./parse-markup";
import { printTrees } from "./print-markup";
import type { RecordTree } from "./record-tree";
import { arbitraryRecords } from "./test/arbitrary-records";
import { compactTree } from "./test/compact-tree";
import { toRecords } from "./to-records";

const print = (roots: readonly RecordTree[], withIds = false) => printTrees(roots, { withIds });

describe("records, printed and parsed again", () => {
  it("are the same up to ids, whatever their fields hold", () => {
    fc.assert(
      fc.property(arbitraryRecords, (roots) => {
        const printed = print(roots);
        const { roots: again, warnings } = toRecords(parseMarkup(printed));
        expect(compactTree(again), printed).toEqual(compactTree(roots));
        expect(warnings).toEqual([]);
        expect(print(again)).toBe(printed);
      }),
      { numRuns: 1500 },
    );
  });

  it("keep their ids where these are printed", () => {
    fc.assert(
      fc.property(arbitraryRecords, (roots) => {
        let serial = 0;
        const number = (nodes: readonly RecordTree[]): RecordTree[] =>
          nodes.map((node) => ({ ...node, id: `n${++serial}`, children: number(node.children) }));
        const ids = (nodes: readonly RecordTree[]): unknown[] =>
          nodes.map(({ id, children }) => [id, ids(children)]);
        const numbered = number(roots);
        const again = toRecords(parseMarkup(print(numbered, true))).roots;
        expect(compactTree(again)).toEqual(compactTree(roots));
        expect(ids(again)).toEqual(ids(numbered));
      }),
      { numRuns: 300 },
    );
  });
});

describe("any text", () => {
  it("parses or is refused with its place, and never breaks the parser", () => {
    const piece = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 6 }),
      fc.constantFrom(
        ...'< > </ /> <p <div> </div> <br> { } {{ }} {" "} =" \' class= onClick={ <!-- --> <![CDATA[ ]]> <textarea> <script> <svg> &lt; & ` ${ \\ // /* <> </> <Title> <li> <td> '.split(
          " ",
        ),
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const source = pieces.join("");
        try {
          const records = toRecords(parseMarkup(source));
          const printed = print(records.roots);
          expect(compactTree(toRecords(parseMarkup(printed)).roots), printed).toEqual(
            compactTree(records.roots),
          );
        } catch (error) {
          expect(error, source).toMatchObject({
            name: "OperationError",
            details: { line: expect.any(Number), column: expect.any(Number) },
          });
        }
      }),
      { numRuns: 3000 },
    );
  });
});
