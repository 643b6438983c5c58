import { z } from "zod";
import type { Share } from "@/lib/data/shares";

/** The two roles that can be given away. */
export const shareRole = z.enum(["viewer", "editor"]);

/** A share as it is sent. The names are the contract's; what a share has not is absent. */
export const shareWire = z.strictObject({
  id: z.string().describe("Identifier of the share, for changing and revoking it."),
  document_id: z.string().describe("The document that is shared."),
  role: shareRole.describe("viewer reads, editor also saves."),
  share_token: z
    .string()
    .optional()
    .describe("Token of a link; whoever presents it has the role. Absent for an invite."),
  created_at: z.iso.datetime().describe("When it was made, ISO 8601, UTC."),
  email: z.string().optional().describe("Address that was invited, in lower case. Absent for a link."),
  shared_with: z
    .string()
    .optional()
    .describe(
      "Id of the person the invite belongs to, once somebody with that verified address has signed in.",
    ),
  hint: z
    .string()
    .optional()
    .describe(
      "Why a link is listed without its token: it was sealed under another SECRET_KEY. The link works.",
    ),
});

const LOST_TOKEN =
  "The token cannot be shown: SECRET_KEY has changed since this link was made. It still works; to have one that can " +
  "be shown, revoke it and make another.";

/** Puts a share into the form in which it is sent. */
export function toWireShare(share: Share): z.input<typeof shareWire> {
  const lost = share.kind === "link" && share.token === null;
  return {
    id: share.id,
    document_id: share.documentId,
    role: share.role,
    ...(share.token === null ? {} : { share_token: share.token }),
    created_at: share.createdAt.toISOString(),
    ...(share.email === null ? {} : { email: share.email }),
    ...(share.sharedWith === null ? {} : { shared_with: share.sharedWith }),
    ...(lost ? { hint: LOST_TOKEN } : {}),
  };
}
