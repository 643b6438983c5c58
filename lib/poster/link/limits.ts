/** Limits of share links. Characters count the whole address; bytes count JSON. */
export const LINK_LIMITS = {
  /** Longest readable link; beyond it the payload is compressed. */
  readableLength: 2000,
  /** Longest link that is made at all. */
  length: 12_000,
  /** Largest state that can be linked, and the most that a payload may inflate to. */
  stateBytes: 4 * 1024 * 1024,
} as const;
