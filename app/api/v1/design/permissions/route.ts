import { getPermission } from "@/lib/api/design/get-permission";
import { serve } from "@/lib/auth/serve";
import { findDocumentRole } from "@/lib/data/document-role";
import { AppError } from "@/lib/http/app-error";

/** The caller's role for a document. The wrapper has taken the token from the query already. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: getPermission,
  async handle({ query, caller }) {
    if (!caller.person && !caller.shareTokenHash) {
      throw new AppError(
        "UNAUTHENTICATED",
        "Sign in, or present a share link's token: ?documentId=…&token=…",
      );
    }
    return { json: { role: await findDocumentRole(caller, query.documentId) } };
  },
});
