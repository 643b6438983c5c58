import { z } from "zod";
import { auditPart, countByRule, MAX_FINDINGS, notDrawn } from "./audit-design";
import { defineTool } from "./define-tool";
import { artboardId, needRecord } from "./inputs";

/** Corrects a design. */
export const repairDesign = defineTool({
  kind: "write",
  name: "repair_design",
  label: "Repair design",
  description:
    "Corrects what audit_design finds where it leaves no choice: contrast by the nearest passing shade, names, order of headings, spacing, plain containers, pure black. Answers repaired [{ruleId, nodeId, done}] and left, the counts of what somebody must decide.",
  input: z.strictObject({
    artboardId: artboardId.optional().describe("Only this artboard; all when absent."),
    dryRun: z.boolean().optional().describe("True changes nothing, and answers what would be done."),
  }),
  examples: [
    { when: "what would be done", input: { dryRun: true } },
    { when: "one page", input: { artboardId: "a1" } },
  ],
  run(draft, { artboardId: id, dryRun = false }, surface) {
    const audit = auditPart(draft, surface, id);
    const repaired = audit.findings.flatMap(({ ruleId, nodeId, repair }) => {
      if (!repair) return [];
      if (!dryRun) draft.update(nodeId, repair.fields(needRecord(draft, nodeId)));
      return [{ ruleId, nodeId, done: repair.done }];
    });
    const left = audit.findings.filter(({ repair }) => !repair);
    const did = dryRun ? "Would correct" : "Corrected";
    return {
      message: `${did} ${repaired.length} of ${audit.findings.length} findings.${notDrawn(audit)}`,
      data: {
        repaired: repaired.slice(0, MAX_FINDINGS),
        total: repaired.length,
        left: countByRule(left),
        dryRun,
      },
    };
  },
});
