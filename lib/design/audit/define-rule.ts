import type { RegistryEntry } from "@/lib/schema/define-registry";
import type { DesignRecord } from "../schema/records";
import type { AuditPage } from "./audit-page";

/** How bad it is: an error keeps people out, a warning is seen, an info is a matter of care. */
export type Severity = "error" | "warning" | "info";

/** A correction that leaves no choice open. */
export interface Repair {
  /** What it does, in words. */
  readonly done: string;
  /** Fields of the record as they should be. It is given the record as earlier repairs have left it. */
  fields(record: DesignRecord): Readonly<Record<string, unknown>>;
}

/** Something that a rule has found. */
export interface RuleFinding {
  readonly nodeId: string;
  /** Which node it is, what is wrong with it, with numbers. */
  readonly message: string;
  /** What to do about it, so that one can do it. */
  readonly fix: string;
  /** Absent where somebody must decide. */
  readonly repair?: Repair;
}

/** A rule of good design that can be checked. */
export interface AuditRule extends RegistryEntry {
  readonly severity: Severity;
  /** Checks one artboard; findings in the order of its nodes. */
  check(page: AuditPage): readonly RuleFinding[];
}

/** Declares a rule. */
export function defineRule(rule: AuditRule): AuditRule {
  return rule;
}
