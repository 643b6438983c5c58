import { answerDocument } from "@/lib/api/design/document-answer";
import { restoreDocumentEndpoint } from "@/lib/api/design/restore-document";
import { serve } from "@/lib/auth/serve";
import { restoreDocument } from "@/lib/data/document-bin";

/** A document out of the bin. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: restoreDocumentEndpoint,
  handle: async ({ caller, params }) => ({ json: answerDocument(await restoreDocument(caller, params.id)) }),
});
