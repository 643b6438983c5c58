/** Limits of a poster state; the numbers of the published schema and of the checks that it cannot express. */
export const STATE_LIMITS = {
  /** Layers in all, those inside groups counted. */
  layers: 200,
  /** Groups inside one another. */
  groupDepth: 8,
  /** Characters of any string that is not a data: URL of media. */
  stringLength: 20_000,
  /** Lines of problems reported of one state; where there are more, the last line says so. */
  problems: 100,
  /** Post-processes in the stack. */
  postProcesses: 50,
} as const;
