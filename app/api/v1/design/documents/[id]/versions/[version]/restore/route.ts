import { answerDocument, readVersionNumber } from "@/lib/api/design/document-answer";
import { restoreDocumentVersionEndpoint } from "@/lib/api/design/restore-document-version";
import { serve } from "@/lib/auth/serve";
import { systemClock } from "@/lib/clock";
import { restoreVersion } from "@/lib/data/document-versions";

/** Back to what a document held. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: restoreDocumentVersionEndpoint,
  handle: async ({ caller, params: { id, version } }) => ({
    json: answerDocument(await restoreVersion(caller, id, readVersionNumber(version), systemClock)),
  }),
});
