/** The outcome of one check: a line for the reader. */
export interface Finding {
  /** `TODO` needs attention, and its text says what to do; `fixed` needed it until just now. */
  readonly state: "ok" | "TODO" | "fixed";
  readonly subject: string;
  readonly text: string;
}
