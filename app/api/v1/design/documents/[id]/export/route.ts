import { dispositionOf, fileOf } from "@/lib/api/design/document-file";
import { exportDocumentEndpoint } from "@/lib/api/design/export-document";
import { serve } from "@/lib/auth/serve";
import { openDocument } from "@/lib/data/documents";

/** A document as a file. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: exportDocumentEndpoint,
  async handle({ caller, params }) {
    const document = await openDocument(caller, params.id);
    return { json: fileOf(document), headers: { "Content-Disposition": dispositionOf(document.name) } };
  },
});
