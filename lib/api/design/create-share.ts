import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { shareRole, shareWire } from "./share-wire";

const body = z
  .object({
    documentId: z.string().min(1).max(100).describe("The document to share; it must be yours."),
    role: shareRole.describe("viewer reads, editor also saves."),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .check(z.email("must be an e-mail address, like anna@example.com"))
      .optional()
      .describe("Whom to invite; effective when somebody with that verified address signs in."),
    type: z
      .literal("link")
      .optional()
      .describe("Instead of an address: a link that works without signing in."),
  })
  .refine(({ email, type }) => (email === undefined) !== (type === undefined), {
    message: 'give either an address as email, or type: "link"',
    path: ["email"],
  });

/** POST /shares: invites a person, or makes a link. */
export const createShare = defineEndpoint({
  id: "create-share",
  method: "POST",
  path: "/api/v1/design/shares",
  surface: "design",
  summary: "Share a document by invite or link",
  description:
    "Give an address (email) or type: link, not both. The invited get a mail. An address is invited once, and a document has one link of each role: a second one is a conflict.",
  access: "signed-in",
  rateClass: "shares",
  body: {
    schema: body,
    maxBytes: 16 * 1024,
    example: { documentId: "3f2b8f0e-5d5c-4c7e-9a57-0d6a6c1f4b11", role: "viewer", type: "link" },
  },
  replies: {
    201: {
      description: "The new share; share_token is there for a link.",
      schema: z.strictObject({ share: shareWire.describe("The new share.") }),
    },
  },
  errors: ["INVALID_REQUEST", "FORBIDDEN", "NOT_FOUND", "CONFLICT"],
  cacheControl: "no-store",
});
