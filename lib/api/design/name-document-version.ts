import { defineEndpoint } from "@/lib/http/endpoint";
import { documentParams, tokenQuery, versionNameBody, versionReply } from "./document-schemas";

/** POST /documents/:id/versions: keeps what a document holds now. */
export const nameDocumentVersionEndpoint = defineEndpoint({
  id: "name-document-version",
  method: "POST",
  path: "/api/v1/design/documents/{id}/versions",
  surface: "design",
  summary: "Keep the present content under a name",
  description: "For owners and editors. Named again, the present content has the new name.",
  access: "anyone",
  rateClass: "documents",
  params: documentParams,
  query: tokenQuery,
  body: versionNameBody("Sent to the printer"),
  replies: {
    201: {
      description: "The kept version.",
      schema: versionReply("What is kept."),
    },
  },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  cacheControl: "private, no-store",
});
