import { z } from "zod";
import { type Audit, auditArtboards } from "../audit/audit-artboards";
import { auditRules } from "../audit/registry";
import type { DesignReader } from "../document/design-document";
import { defineTool } from "./define-tool";
import type { DesignSurface } from "./design-surface";
import { artboardId, artboardsOf, needArtboard } from "./inputs";

/** Most findings of one answer: whoever reads them pays for each. */
export const MAX_FINDINGS = 200;

/** Checks a design. */
export const auditDesign = defineTool({
  kind: "read",
  name: "audit_design",
  description: `Checks the design and answers findings [{ruleId, severity, nodeId, message, fix}], with counts by rule. Do it before you say that a page is done. Rules: ${auditRules.ids.join(", ")}. repair_design corrects what leaves no choice.`,
  input: z.strictObject({
    artboardId: artboardId.optional().describe("Only this artboard; all when absent."),
  }),
  examples: [
    { when: "before you are done", input: {} },
    { when: "one page", input: { artboardId: "a1" } },
  ],
  run(design, { artboardId: id }, surface) {
    const audit = auditPart(design, surface, id);
    const { findings } = audit;
    const shown = findings.slice(0, MAX_FINDINGS).map(({ repair, ...finding }) => ({
      ...finding,
      repairable: repair !== undefined,
    }));
    const more =
      findings.length > shown.length ? ` The first ${shown.length} are given; correct those first.` : "";
    return {
      message: `${sum(findings.length)}.${more}${notDrawn(audit)}`,
      data: { findings: shown, counts: countByRule(findings), total: findings.length },
    };
  },
});

/** Audits an artboard, or all. @throws OperationError when there is none of that id. */
export function auditPart(
  design: DesignReader,
  surface: Pick<DesignSurface, "drawn">,
  id: string | undefined,
): Audit {
  const artboards = id === undefined ? artboardsOf(design) : [needArtboard(design, id)];
  return auditArtboards(design, artboards, (node) => surface.drawn(node));
}

/** How many findings each rule has. */
export function countByRule(findings: readonly { readonly ruleId: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ruleId } of findings) counts[ruleId] = (counts[ruleId] ?? 0) + 1;
  return counts;
}

/** A sentence about what could not be looked at, or nothing. */
export function notDrawn({ drawnCount, nodeCount }: Audit): string {
  return drawnCount === 0 && nodeCount > 0
    ? " Nothing is drawn at present: contrast and sizes were not checked."
    : "";
}

const sum = (count: number) =>
  count === 0 ? "Nothing to correct" : count === 1 ? "One finding" : `${count} findings`;
