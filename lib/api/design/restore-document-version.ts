import { defineEndpoint } from "@/lib/http/endpoint";
import { documentReply, tokenQuery, versionParams } from "./document-schemas";

/** POST /documents/:id/versions/:version/restore: back to what a document held. */
export const restoreDocumentVersionEndpoint = defineEndpoint({
  id: "restore-document-version",
  method: "POST",
  path: "/api/v1/design/documents/{id}/versions/{version}/restore",
  surface: "design",
  summary: "Go back to a kept version of a document",
  description: "For owners and editors. It becomes a new version; what it replaces is kept first.",
  access: "anyone",
  rateClass: "documents",
  params: versionParams,
  query: tokenQuery,
  replies: { 200: { description: "The document with its new version.", schema: documentReply } },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  cacheControl: "private, no-store",
});
