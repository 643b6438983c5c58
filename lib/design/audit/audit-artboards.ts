import type { DesignReader } from "../document/design-document";
import type { ArtboardRecord } from "../schema/records";
import type { DrawnNode } from "../tools/design-surface";
import { readAuditPage } from "./audit-page";
import type { RuleFinding, Severity } from "./define-rule";
import { auditRules } from "./registry";

/** Something that an audit has found. */
export interface Finding extends RuleFinding {
  readonly ruleId: string;
  readonly severity: Severity;
}

/** What an audit has found. */
export interface Audit {
  /** Artboard by artboard, the gravest rules first. */
  readonly findings: readonly Finding[];
  /** How many nodes are drawn: colours and sizes of the others could not be checked. */
  readonly drawnCount: number;
  readonly nodeCount: number;
}

/** Checks artboards by all rules. */
export function auditArtboards(
  design: DesignReader,
  artboards: readonly ArtboardRecord[],
  drawn: (id: string) => DrawnNode | null,
): Audit {
  const pages = artboards.map((artboard) => readAuditPage(design, artboard, drawn));
  const nodes = pages.flatMap((page) => page.nodes);
  return {
    findings: pages.flatMap((page) =>
      auditRules.entries.flatMap(({ id, severity, check }) =>
        check(page).map((finding) => ({ ruleId: id, severity, ...finding })),
      ),
    ),
    drawnCount: nodes.filter((node) => node.drawn).length,
    nodeCount: nodes.length,
  };
}
