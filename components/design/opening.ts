import type { DocumentRole } from "@/components/documents/document-fields";
import type { StoredDesign } from "@/lib/design/document/design-document";

/** A design that is kept as a document, opened by somebody with a role. */
export interface KeptDesign {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly role: DocumentRole;
  readonly design: StoredDesign;
}

/** What the editor is opened with. */
export type Opening =
  | { readonly kind: "new" }
  | { readonly kind: "session"; readonly sessionId: string; readonly label: string }
  | { readonly kind: "document"; readonly document: KeptDesign; readonly shareToken?: string };
