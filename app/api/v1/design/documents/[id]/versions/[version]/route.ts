import { deleteDocumentVersionEndpoint } from "@/lib/api/design/delete-document-version";
import { answerVersion, readVersionNumber } from "@/lib/api/design/document-answer";
import { openDocumentVersionEndpoint } from "@/lib/api/design/open-document-version";
import { renameDocumentVersionEndpoint } from "@/lib/api/design/rename-document-version";
import { serve } from "@/lib/auth/serve";
import { forgetVersion, openVersion, renameVersion } from "@/lib/data/document-versions";

/** One kept version of a document. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  {
    endpoint: openDocumentVersionEndpoint,
    async handle({ caller, params: { id, version } }) {
      const found = await openVersion(caller, id, readVersionNumber(version));
      return { json: { version: { ...answerVersion(found), content: found.content } } };
    },
  },
  {
    endpoint: renameDocumentVersionEndpoint,
    async handle({ caller, params: { id, version }, body: { name } }) {
      const renamed = await renameVersion(caller, id, readVersionNumber(version), name);
      return { json: { version: answerVersion(renamed) } };
    },
  },
  {
    endpoint: deleteDocumentVersionEndpoint,
    async handle({ caller, params: { id, version } }) {
      await forgetVersion(caller, id, readVersionNumber(version));
      return { json: { success: true } };
    },
  },
);
