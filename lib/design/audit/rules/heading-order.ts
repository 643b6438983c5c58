import { type AuditedNode, calledBy } from "../audit-page";
import { defineRule, type RuleFinding } from "../define-rule";

/** Headings that leave levels out, or more than one title. */
export const headingOrder = defineRule({
  id: "heading-order",
  name: "Order of headings",
  description:
    "A page begins with its one h1, and no heading leaves a level out: after an h2 comes an h3, not an h4.",
  severity: "warning",
  check({ nodes }) {
    const findings: RuleFinding[] = [];
    let before = 0;
    let titles = 0;
    for (const node of nodes) {
      const level = levelOf(node);
      if (level === null) continue;
      titles += level === 1 ? 1 : 0;
      const most = before + 1;
      const nodeId = node.record.id;
      if (level > most) {
        findings.push({
          nodeId,
          message:
            before === 0
              ? `${calledBy(node)} is an h${level}, and the first heading of the page.`
              : `${calledBy(node)} is an h${level} after an h${before}.`,
          fix: `Give it the tag h${most}; classes keep its size.`,
          repair: { done: `Made ${calledBy(node)} an h${most}.`, fields: () => ({ tag: `h${most}` }) },
        });
        before = most;
      } else if (level === 1 && titles > 1) {
        findings.push({
          nodeId,
          message: `${calledBy(node)} is the ${ordinal(titles)} h1 of the page.`,
          fix: "Make it an h2; classes keep its size. One h1 says what the page is.",
        });
        before = 1;
      } else before = level;
    }
    return findings;
  },
});

function levelOf({ tag, record }: AuditedNode): number | null {
  const [, level] = /^h([1-6])$/.exec(tag) ?? [];
  const given = record.attributes?.role === "heading" ? record.attributes["aria-level"] : undefined;
  return level || given ? Number(level ?? given) || 2 : null;
}

const ordinal = (count: number) => (count === 2 ? "second" : count === 3 ? "third" : `${count}th`);
