import { defineEndpoint } from "@/lib/http/endpoint";
import { tokenQuery, versionNameBody, versionParams, versionReply } from "./document-schemas";

/** PATCH /documents/:id/versions/:version: names a kept version. */
export const renameDocumentVersionEndpoint = defineEndpoint({
  id: "rename-document-version",
  method: "PATCH",
  path: "/api/v1/design/documents/{id}/versions/{version}",
  surface: "design",
  summary: "Name a kept version of a document",
  description: "For owners and editors. An automatic checkpoint that gets a name is kept for ever.",
  access: "anyone",
  rateClass: "documents",
  params: versionParams,
  query: tokenQuery,
  body: versionNameBody("Before the redesign"),
  replies: {
    200: {
      description: "The version.",
      schema: versionReply("The version with its new name."),
    },
  },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  cacheControl: "private, no-store",
});
