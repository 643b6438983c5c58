import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";

/** GET /permissions: what the caller may do with a document. */
export const getPermission = defineEndpoint({
  id: "get-permission",
  method: "GET",
  path: "/api/v1/design/permissions",
  surface: "design",
  summary: "Tell the caller's role for a document",
  description:
    "For whoever has signed in, or presents a share token; with both, the better of the two roles. A document that is missing and one that is none of the caller's business answer the same: role null.",
  access: "anyone",
  rateClass: "permissions",
  query: z.object({
    documentId: z.string().min(1).describe("The document."),
    token: z.string().optional().describe("A share link's token; needed by callers who have not signed in."),
  }),
  replies: {
    200: {
      description: "The role, at this moment.",
      schema: z.strictObject({
        role: z
          .enum(["owner", "editor", "viewer"])
          .nullable()
          .describe("owner does everything, editor saves, viewer reads; null: nothing."),
      }),
    },
  },
  errors: ["INVALID_REQUEST", "UNAUTHENTICATED"],
  cacheControl: "private, no-store",
});
