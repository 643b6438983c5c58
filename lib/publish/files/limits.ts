/** What one publication may bring. Bytes are those of the decoded files. */
export const SITE_LIMITS = {
  maxFiles: 50,
  maxFileBytes: 5 * 1024 * 1024,
  maxTotalBytes: 10 * 1024 * 1024,
  /**
   * The body that brings them: base64 needs a third more, and JSON writers that escape everything outside ASCII make
   * three bytes of a text that has two each.
   */
  maxBodyBytes: 32 * 1024 * 1024,
} as const;
