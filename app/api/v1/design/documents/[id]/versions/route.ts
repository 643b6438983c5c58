import { answerVersion } from "@/lib/api/design/document-answer";
import { listDocumentVersionsEndpoint } from "@/lib/api/design/list-document-versions";
import { nameDocumentVersionEndpoint } from "@/lib/api/design/name-document-version";
import { serve } from "@/lib/auth/serve";
import { systemClock } from "@/lib/clock";
import { listVersions, nameCurrentVersion } from "@/lib/data/document-versions";

/** What a document held before. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  {
    endpoint: listDocumentVersionsEndpoint,
    async handle({ caller, params, query }) {
      const { versions, total } = await listVersions(caller, params.id, query);
      return { json: { versions: versions.map(answerVersion), total } };
    },
  },
  {
    endpoint: nameDocumentVersionEndpoint,
    async handle({ caller, params, body }) {
      const version = await nameCurrentVersion(caller, params.id, body.name, systemClock);
      return { status: 201, json: { version: answerVersion(version) } };
    },
  },
);
