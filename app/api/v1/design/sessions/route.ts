import { createSessionEndpoint } from "@/lib/api/design/create-session";
import { serve } from "@/lib/auth/serve";
import { assertMayHand } from "@/lib/data/session-documents";
import { sessions } from "@/lib/design/session/process-sessions";
import { designUrlOf } from "@/lib/design/session/session-service";
import { AppError } from "@/lib/http/app-error";

/** Design sessions. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: createSessionEndpoint,
  async handle({ caller, person, body, origin, clientIp }) {
    const existingId = body.documentId;
    if (existingId !== undefined) {
      if (!person) throw new AppError("UNAUTHENTICATED", "Sign in to begin a session over a document.");
      await assertMayHand(caller, existingId);
    }
    const { id, documentId, expiresAtMs } = await sessions().create({
      label: body.label,
      ownerId: person?.id ?? null,
      address: clientIp,
      existingId,
    });
    const expiresAt = new Date(expiresAtMs).toISOString();
    return {
      status: 201,
      json: { sessionId: id, documentId, designUrl: designUrlOf(origin, id), expiresAt },
    };
  },
});
