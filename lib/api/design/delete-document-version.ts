import { defineEndpoint } from "@/lib/http/endpoint";
import { successReply, versionParams } from "./document-schemas";

/** DELETE /documents/:id/versions/:version: forgets a kept version. */
export const deleteDocumentVersionEndpoint = defineEndpoint({
  id: "delete-document-version",
  method: "DELETE",
  path: "/api/v1/design/documents/{id}/versions/{version}",
  surface: "design",
  summary: "Forget a kept version of a document",
  description: "For the owner. What the document holds now stays.",
  access: "signed-in",
  rateClass: "documents",
  params: versionParams,
  replies: { 200: { description: "It is gone.", schema: successReply } },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  cacheControl: "private, no-store",
});
