import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { documentKind, documentSummary } from "./document-schemas";

const flag = z.enum(["true", "false"]);

const query = z.object({
  q: z
    .string()
    .max(200)
    .refine((text) => !text.includes("\0"), "must be text without NUL")
    .optional()
    .describe("Text that the name contains, whatever its case."),
  kind: documentKind.optional().describe("Only documents of this kind."),
  deleted: flag.default("false").describe("true: what is in your bin, last thrown away first."),
  shared: flag.optional().describe("true: only documents of others; false: only your own; absent: both."),
  limit: z.coerce.number().int().min(1).max(100).default(24).describe("Documents a page."),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0).describe("How many to leave out first."),
});

/** GET /documents: what a person owns and what is shared with them. */
export const listDocumentsEndpoint = defineEndpoint({
  id: "list-documents",
  method: "GET",
  path: "/api/v1/design/documents",
  surface: "design",
  summary: "List your documents and those shared with you",
  description: "Last saved first. Contents are not in the list: open a document to have it.",
  access: "signed-in",
  rateClass: "documents",
  query,
  replies: {
    200: {
      description: "A page of documents; total counts all that match.",
      schema: z.strictObject({
        documents: z.array(documentSummary).describe("This page."),
        total: z.int().describe("Documents that match in all."),
      }),
    },
  },
  errors: ["INVALID_REQUEST"],
  cacheControl: "private, no-store",
});
