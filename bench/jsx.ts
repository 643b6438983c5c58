/**
 * What reading markup costs: nearly 1 MiB of plain, valid JSX (pages of sections, cards, lists and forms) parsed by us, made into
 * nodes, and printed, against @babel/parser reading the same text as JSX. Ratios are of medians in one run.
 *
 * Usage: npx tsx bench/jsx.ts
 * Prints Markdown. Ends with 1 when a target is missed.
 */
import { parseExpression } from "@babel/parser";
import { parseMarkup } from "../lib/design/jsx/parse-markup";
import { printTrees } from "../lib/design/jsx/print-markup";
import { toRecords } from "../lib/design/jsx/to-records";

const ROUNDS = 9;
/** Parsing alone: within this many times Babel's time, and under a second. */
const TARGET = { ratio: 1.5, ms: 1000 };

const words =
  "Every account is reconciled overnight, so that the team starts the day with numbers that are already right. ";
const card = (index: number) => `
    <div className="rounded-2xl border border-border bg-card p-8 shadow-sm transition hover:shadow-lg" style={{ animationDelay: "${index * 40}ms", order: ${index} }}>
      <h3 className="text-xl font-semibold tracking-tight">Plan ${index}</h3>
      {/* the price, and what it is for */}
      <p className="mt-4 text-muted-foreground">${words.repeat(6)}Caf&eacute; &amp; bar.</p>
      <button type="button" className={"mt-8 w-full rounded-lg bg-primary px-4 py-2"} aria-label="Choose plan ${index}">Choose</button>
    </div>`;
const source = `<main className="grid gap-8 md:grid-cols-3">${Array.from({ length: 850 }, (_, index) => card(index)).join("")}\n</main>`;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
function medianMs(work: () => unknown): number {
  work();
  return median(
    Array.from({ length: ROUNDS }, () => {
      const startedAt = performance.now();
      work();
      return performance.now() - startedAt;
    }),
  );
}

const parsed = parseMarkup(source);
const { roots } = toRecords(parsed);
const babelMs = medianMs(() => parseExpression(source, { plugins: ["jsx"] }));
const rows: [what: string, ms: number][] = [
  ["@babel/parser, JSX", babelMs],
  ["parseMarkup", medianMs(() => parseMarkup(source))],
  ["toRecords", medianMs(() => toRecords(parsed))],
  ["printTrees", medianMs(() => printTrees(roots, { withIds: false }))],
];

console.log(`${(source.length / 1024).toFixed(0)} KiB of JSX, ${ROUNDS} rounds\n`);
console.log("| what | ms | of Babel |\n|---|---|---|");
for (const [what, ms] of rows) console.log(`| ${what} | ${ms.toFixed(1)} | ${(ms / babelMs).toFixed(2)} |`);

const parseMs = rows[1]?.[1] ?? Number.NaN;
if (!(parseMs <= TARGET.ms && parseMs / babelMs <= TARGET.ratio)) {
  console.error(`Target missed: parseMarkup under ${TARGET.ms} ms and ${TARGET.ratio} × Babel`);
  process.exitCode = 1;
}
