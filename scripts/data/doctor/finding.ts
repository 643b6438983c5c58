/** The outcome of one check: a line for the reader. */
export interface Finding {
  /** `MEND` needs attention, and its text says what to do; `fixed` needed it until just now. */
  readonly state: "ok" | "MEND" | "fixed";
  readonly subject: string;
  readonly text: string;
}
