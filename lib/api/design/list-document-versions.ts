import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { documentParams, tokenQuery, versionSummary } from "./document-schemas";

/** GET /documents/:id/versions: what a document held before. */
export const listDocumentVersionsEndpoint = defineEndpoint({
  id: "list-document-versions",
  method: "GET",
  path: "/api/v1/design/documents/{id}/versions",
  surface: "design",
  summary: "List the kept versions of a document",
  description: "For owners and editors; newest first, without their contents.",
  access: "anyone",
  rateClass: "documents",
  params: documentParams,
  query: tokenQuery.extend({
    limit: z.coerce.number().int().min(1).max(100).default(100).describe("Versions a page."),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0).describe("How many to leave out first."),
  }),
  replies: {
    200: {
      description: "A page of versions; total counts all that are kept.",
      schema: z.strictObject({
        versions: z.array(versionSummary).describe("This page."),
        total: z.int().describe("Versions that are kept in all."),
      }),
    },
  },
  errors: ["NOT_FOUND", "FORBIDDEN"],
  cacheControl: "private, no-store",
});
