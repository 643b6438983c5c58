import { answerDocument } from "@/lib/api/design/document-answer";
import { duplicateDocumentEndpoint } from "@/lib/api/design/duplicate-document";
import { serve } from "@/lib/auth/serve";
import { systemClock } from "@/lib/clock";
import { duplicateDocument } from "@/lib/data/duplicate-document";

/** A copy of a document. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: duplicateDocumentEndpoint,
  handle: async ({ caller, params }) => ({
    status: 201,
    json: answerDocument(await duplicateDocument(caller, params.id, systemClock)),
  }),
});
