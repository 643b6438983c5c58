import { acceptDocument } from "@/lib/api/design/accept-document";
import { createDocumentEndpoint } from "@/lib/api/design/create-document";
import { answerDocument, answerSummary } from "@/lib/api/design/document-answer";
import { listDocumentsEndpoint } from "@/lib/api/design/list-documents";
import { serve } from "@/lib/auth/serve";
import { systemClock } from "@/lib/clock";
import { purgeNowAndThen } from "@/lib/data/document-bin";
import { createDocument } from "@/lib/data/documents";
import { listDocuments } from "@/lib/data/list-documents";

/** A person's documents. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  {
    endpoint: listDocumentsEndpoint,
    async handle({ caller, query: { q, deleted, shared, ...page } }) {
      await purgeNowAndThen(systemClock);
      const which = { nameContains: q, deleted: deleted === "true", shared: shared && shared === "true" };
      const { documents, total } = await listDocuments(caller, { ...page, ...which });
      return { json: { documents: documents.map(answerSummary), total } };
    },
  },
  {
    endpoint: createDocumentEndpoint,
    async handle({ person, body }) {
      const document = await createDocument(person, await acceptDocument(body), systemClock);
      return { status: 201, json: answerDocument(document) };
    },
  },
);
