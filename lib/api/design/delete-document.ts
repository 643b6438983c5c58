import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { documentParams, successReply } from "./document-schemas";

/** DELETE /documents/:id: into the bin, or out of the world. */
export const deleteDocumentEndpoint = defineEndpoint({
  id: "delete-document",
  method: "DELETE",
  path: "/api/v1/design/documents/{id}",
  surface: "design",
  summary: "Throw a document away",
  description:
    "For its owner. It stays in the bin for 30 days, where only the owner sees it; its shares stop working at once and work again when it is restored.",
  access: "signed-in",
  rateClass: "documents",
  params: documentParams,
  query: z.object({
    permanent: z
      .enum(["true", "false"])
      .default("false")
      .describe("true: removes for ever a document that is in the bin (409 when it is not)."),
  }),
  replies: { 200: { description: "It is in the bin, or gone.", schema: successReply } },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  cacheControl: "private, no-store",
});
