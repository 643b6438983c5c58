/** Most records that a document holds. */
export const MAX_DOCUMENT_NODES = 50_000;

/** Most nodes that one call may make. */
export const MAX_CALL_NODES = 5000;

/** Deepest nesting of nodes in one another. */
export const MAX_DEPTH = 200;

/** Most bytes of markup in one call. */
export const MAX_MARKUP_BYTES = 1024 * 1024;
