import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { shareWire } from "./share-wire";

/** GET /shares: the shares of a document, for its owner. */
export const listShares = defineEndpoint({
  id: "list-shares",
  method: "GET",
  path: "/api/v1/design/shares",
  surface: "design",
  summary: "List the shares of a document",
  access: "signed-in",
  rateClass: "shares",
  query: z.object({
    documentId: z.string().min(1).max(100).describe("The document; it must be yours."),
  }),
  replies: {
    200: {
      description: "Invites and links, oldest first.",
      schema: z.strictObject({ shares: z.array(shareWire).describe("Oldest first.") }),
    },
  },
  errors: ["INVALID_REQUEST", "FORBIDDEN", "NOT_FOUND"],
  cacheControl: "no-store",
});
