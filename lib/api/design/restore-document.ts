import { defineEndpoint } from "@/lib/http/endpoint";
import { documentParams, documentReply } from "./document-schemas";

/** POST /documents/:id/restore: out of the bin. */
export const restoreDocumentEndpoint = defineEndpoint({
  id: "restore-document",
  method: "POST",
  path: "/api/v1/design/documents/{id}/restore",
  surface: "design",
  summary: "Take a document out of the bin",
  description: "For its owner. Its shares work again. A document that is not in the bin stays as it is.",
  access: "signed-in",
  rateClass: "documents",
  params: documentParams,
  replies: { 200: { description: "The document.", schema: documentReply } },
  errors: ["NOT_FOUND", "FORBIDDEN"],
  cacheControl: "private, no-store",
});
