import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { shareRole } from "./share-wire";

/** PATCH /shares: changes what a share lets its holder do. */
export const updateShare = defineEndpoint({
  id: "update-share",
  method: "PATCH",
  path: "/api/v1/design/shares",
  surface: "design",
  summary: "Change the role of a share",
  description: "Effective on the next request of whoever holds it.",
  access: "signed-in",
  rateClass: "shares",
  body: {
    schema: z.object({
      shareId: z.string().min(1).max(100).describe("The share; its document must be yours."),
      role: shareRole.describe("The new role."),
    }),
    maxBytes: 16 * 1024,
    example: { shareId: "b0a4a1f2-7f0b-4a39-8a4e-2f4f0a3f9d10", role: "editor" },
  },
  replies: {
    200: {
      description: "The role was changed.",
      schema: z.strictObject({ success: z.literal(true).describe("Always true.") }),
    },
  },
  errors: ["INVALID_REQUEST", "FORBIDDEN", "NOT_FOUND", "CONFLICT"],
  cacheControl: "no-store",
});
