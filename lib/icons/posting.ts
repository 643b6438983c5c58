/**
 * In what way a term belongs to an icon, as the index keeps it. The order is part of the built files.
 * Whole names are written without what stands between their words.
 */
export const TERM_FIELDS = [
  "name",
  "alias",
  "first-word",
  "word",
  "tag",
  "tag-word",
  "meaning",
  "near-meaning",
  // A name that means something else to most people, as Lucide's `delete`, which is a backspace key.
  "other-name",
] as const;

/** In what way a term belongs to an icon. */
export type TermField = (typeof TERM_FIELDS)[number];

/** One number for an icon and the way in which a term belongs to it. */
export const posting = (icon: number, field: TermField): number =>
  icon * TERM_FIELDS.length + TERM_FIELDS.indexOf(field);

/** The icon of a posting. */
export const iconOfPosting = (value: number): number => Math.floor(value / TERM_FIELDS.length);

/** The field of a posting, as its place in TERM_FIELDS. */
export const fieldOfPosting = (value: number): number => value % TERM_FIELDS.length;
