import type { z } from "zod";
import type { documentSummary } from "@/lib/api/design/document-schemas";

/** A document in a list, as the API answers it. */
export type DocumentSummary = z.output<typeof documentSummary>;

/** What a caller may do with a document. */
export type DocumentRole = DocumentSummary["role"];

/** Where a document is opened. */
export const pathOfDocument = ({ id, kind }: Pick<DocumentSummary, "id" | "kind">): string =>
  `/${kind === "poster" ? "canvas" : "design"}?document=${id}`;
