import { acceptContent } from "@/lib/api/design/accept-content";
import { openSessionDocumentEndpoint } from "@/lib/api/design/open-session-document";
import { saveSessionDocumentEndpoint } from "@/lib/api/design/save-session-document";
import { serve } from "@/lib/auth/serve";
import { systemClock } from "@/lib/clock";
import { openSessionDocument, saveSessionDocument } from "@/lib/data/session-documents";
import { sessions } from "@/lib/design/session/process-sessions";

/** The document that a session shows. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  {
    endpoint: openSessionDocumentEndpoint,
    async handle({ params: { id } }) {
      const { session } = await sessions().status(id);
      return { json: { document: await openSessionDocument(session.documentId) } };
    },
  },
  {
    endpoint: saveSessionDocumentEndpoint,
    async handle({ params: { id }, person, body, request }) {
      const session = await sessions().findAsExecutor(id, request.headers.get("x-executor-token"));
      const save = { version: body.version, content: acceptContent("design", body.content) };
      const saved = await saveSessionDocument(session.documentId, person?.id ?? null, save, systemClock);
      return { json: { document: saved } };
    },
  },
);
