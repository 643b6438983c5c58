/** What a caller may do with a document. */
export type DocumentRole = "owner" | "editor" | "viewer";

/** A document in a list, as the API answers it. */
export interface DocumentSummary {
  readonly id: string;
  readonly name: string;
  readonly kind: "poster" | "design";
  readonly version: number;
  readonly role: DocumentRole;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  /** Path of its picture, or null where nobody has drawn one yet. */
  readonly thumbnailUrl: string | null;
}

/** Where a document is opened. */
export const pathOfDocument = ({ id, kind }: Pick<DocumentSummary, "id" | "kind">): string =>
  `/${kind === "poster" ? "canvas" : "design"}?document=${id}`;
