import { createShare as createContract } from "@/lib/api/design/create-share";
import { deleteShare } from "@/lib/api/design/delete-share";
import { listShares as listContract } from "@/lib/api/design/list-shares";
import { toWireShare } from "@/lib/api/design/share-wire";
import { updateShare } from "@/lib/api/design/update-share";
import { sendInvite } from "@/lib/auth/mail/send-invite";
import { serve } from "@/lib/auth/serve";
import { changeShareRole, createShare, listShares, revokeShare } from "@/lib/data/shares";

/** The shares of a document, for its owner. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  {
    endpoint: createContract,
    async handle({ body: { documentId, role, email = null }, caller, person, origin }) {
      const created = await createShare(caller, { documentId, role, email });
      void sendInvite(created, person.emailVerified ? person.email : null, origin);
      return { status: 201, json: { share: toWireShare(created.share) } };
    },
  },
  {
    endpoint: listContract,
    handle: async ({ query, caller }) => ({
      json: { shares: (await listShares(caller, query.documentId)).map(toWireShare) },
    }),
  },
  {
    endpoint: updateShare,
    async handle({ body, caller }) {
      await changeShareRole(caller, body.shareId, body.role);
      return { json: { success: true } };
    },
  },
  {
    endpoint: deleteShare,
    handle: ({ query, caller }) =>
      revokeShare(caller, query.shareId).then(() => ({ json: { success: true } })),
  },
);
