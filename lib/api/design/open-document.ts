import { defineEndpoint } from "@/lib/http/endpoint";
import { documentParams, documentReply, tokenQuery } from "./document-schemas";

/** GET /documents/:id: a document with its content. */
export const openDocumentEndpoint = defineEndpoint({
  id: "open-document",
  method: "GET",
  path: "/api/v1/design/documents/{id}",
  surface: "design",
  summary: "Open a document",
  description:
    "For its owner, those it is shared with, and holders of a share link. For everybody else it is as if it were not there.",
  access: "anyone",
  rateClass: "documents",
  params: documentParams,
  query: tokenQuery,
  replies: {
    200: { description: "The document and what the caller may do with it.", schema: documentReply },
  },
  errors: ["NOT_FOUND"],
  cacheControl: "private, no-store",
});
