import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { documentName, documentParams, documentReply } from "./document-schemas";

/** PATCH /documents/:id: another name. */
export const renameDocumentEndpoint = defineEndpoint({
  id: "rename-document",
  method: "PATCH",
  path: "/api/v1/design/documents/{id}",
  surface: "design",
  summary: "Rename a document",
  description: "For its owner. Content, version and time of the last save stay.",
  access: "signed-in",
  rateClass: "documents",
  params: documentParams,
  body: {
    schema: z.strictObject({ name: documentName.describe("The new name, 1 to 200 characters.") }),
    maxBytes: 16 * 1024,
    example: { name: "Summer fair, final" },
  },
  replies: { 200: { description: "The document.", schema: documentReply } },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  cacheControl: "private, no-store",
});
