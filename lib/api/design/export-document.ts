import { defineEndpoint } from "@/lib/http/endpoint";
import { documentFile } from "./document-file";
import { documentParams, tokenQuery } from "./document-schemas";

/** GET /documents/:id/export: a document as a file. */
export const exportDocumentEndpoint = defineEndpoint({
  id: "export-document",
  method: "GET",
  path: "/api/v1/design/documents/{id}/export",
  surface: "design",
  summary: "Download a document as a file",
  description:
    "`<name>.affiche.json`, for whoever may see the document. Import takes it in again, here or elsewhere.",
  access: "anyone",
  rateClass: "documents",
  params: documentParams,
  query: tokenQuery,
  replies: { 200: { description: "The file.", schema: documentFile.strict() } },
  errors: ["NOT_FOUND"],
  cacheControl: "private, no-store",
});
