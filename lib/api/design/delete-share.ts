import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";

/** DELETE /shares: takes a share back. */
export const deleteShare = defineEndpoint({
  id: "delete-share",
  method: "DELETE",
  path: "/api/v1/design/shares",
  surface: "design",
  summary: "Revoke a share",
  description: "Effective on the next request of whoever held it.",
  access: "signed-in",
  rateClass: "shares",
  query: z.object({
    shareId: z.string().min(1).max(100).describe("The share; its document must be yours."),
  }),
  replies: {
    200: {
      description: "The share is gone.",
      schema: z.strictObject({ success: z.literal(true).describe("Always true.") }),
    },
  },
  errors: ["INVALID_REQUEST", "FORBIDDEN", "NOT_FOUND"],
  cacheControl: "no-store",
});
