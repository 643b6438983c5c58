import { acceptDocument, readDocumentFile } from "@/lib/api/design/accept-document";
import { answerDocument } from "@/lib/api/design/document-answer";
import type { DocumentFile } from "@/lib/api/design/document-file";
import { importDocumentEndpoint } from "@/lib/api/design/import-document";
import { serve } from "@/lib/auth/serve";
import { systemClock } from "@/lib/clock";
import { createDocument } from "@/lib/data/documents";

/** A document out of a file. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: importDocumentEndpoint,
  async handle({ person, body, file }) {
    const { name, kind, content } = file ? readDocumentFile(file) : (body as DocumentFile);
    const accepted = await acceptDocument({ name, kind, content: content ?? null });
    return { status: 201, json: answerDocument(await createDocument(person, accepted, systemClock)) };
  },
});
