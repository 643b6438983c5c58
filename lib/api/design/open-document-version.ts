import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { documentContent, tokenQuery, versionParams, versionSummary } from "./document-schemas";

/** GET /documents/:id/versions/:version: one kept version with its content. */
export const openDocumentVersionEndpoint = defineEndpoint({
  id: "open-document-version",
  method: "GET",
  path: "/api/v1/design/documents/{id}/versions/{version}",
  surface: "design",
  summary: "Open a kept version of a document",
  description: "For owners and editors.",
  access: "anyone",
  rateClass: "documents",
  params: versionParams,
  query: tokenQuery,
  replies: {
    200: {
      description: "The version.",
      schema: z.strictObject({
        version: versionSummary
          .extend({ content: documentContent.describe("What the document held.") })
          .describe("The version with its content."),
      }),
    },
  },
  errors: ["NOT_FOUND", "FORBIDDEN"],
  cacheControl: "private, no-store",
});
