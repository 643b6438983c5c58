import { defineEndpoint } from "@/lib/http/endpoint";
import { documentParams, documentReply, tokenQuery } from "./document-schemas";

/** POST /documents/:id/duplicate: a copy of one's own. */
export const duplicateDocumentEndpoint = defineEndpoint({
  id: "duplicate-document",
  method: "POST",
  path: "/api/v1/design/documents/{id}/duplicate",
  surface: "design",
  summary: "Copy a document",
  description:
    "Whoever may see a document may make a copy of their own, called `Copy of …`, without its history.",
  access: "signed-in",
  rateClass: "documents",
  params: documentParams,
  query: tokenQuery,
  replies: { 201: { description: "The copy, at version 1.", schema: documentReply } },
  errors: ["NOT_FOUND"],
  cacheControl: "private, no-store",
});
