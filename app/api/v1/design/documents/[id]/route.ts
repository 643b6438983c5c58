import { acceptSave } from "@/lib/api/design/accept-document";
import { deleteDocumentEndpoint } from "@/lib/api/design/delete-document";
import { answerDocument } from "@/lib/api/design/document-answer";
import { openDocumentEndpoint } from "@/lib/api/design/open-document";
import { renameDocumentEndpoint } from "@/lib/api/design/rename-document";
import { saveDocumentEndpoint } from "@/lib/api/design/save-document";
import { serve } from "@/lib/auth/serve";
import { systemClock } from "@/lib/clock";
import { binDocument, removeDocument } from "@/lib/data/document-bin";
import { findDocumentKind, openDocument, renameDocument, saveDocument } from "@/lib/data/documents";

/** One document. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  {
    endpoint: openDocumentEndpoint,
    handle: async ({ caller, params }) => ({ json: answerDocument(await openDocument(caller, params.id)) }),
  },
  {
    endpoint: saveDocumentEndpoint,
    async handle({ caller, params: { id }, body }) {
      const save = await acceptSave(body, await findDocumentKind(caller, id));
      return { json: answerDocument(await saveDocument(caller, id, save, systemClock)) };
    },
  },
  {
    endpoint: renameDocumentEndpoint,
    handle: async ({ caller, params: { id }, body: { name } }) => ({
      json: answerDocument(await renameDocument(caller, id, name)),
    }),
  },
  {
    endpoint: deleteDocumentEndpoint,
    async handle({ caller, params: { id }, query: { permanent } }) {
      const remove = permanent === "true" ? removeDocument : binDocument;
      await remove(caller, id, systemClock);
      return { json: { success: true } };
    },
  },
);
