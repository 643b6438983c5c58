import { MAX_JSON_BODY_BYTES } from "@/lib/http/body";
import { defineEndpoint } from "@/lib/http/endpoint";
import { documentFile } from "./document-file";
import { documentReply } from "./document-schemas";

/** POST /documents/import: a document out of a file. */
export const importDocumentEndpoint = defineEndpoint({
  id: "import-document",
  method: "POST",
  path: "/api/v1/design/documents/import",
  surface: "design",
  summary: "Make a document out of a file",
  description:
    "Send the file that export wrote as the field `file` of a multipart form, or what is in it as the JSON body. A file that cannot be taken is refused with what is wrong where.",
  access: "signed-in",
  rateClass: "documents",
  body: {
    schema: documentFile,
    maxBytes: MAX_JSON_BODY_BYTES,
    example: { affiche: 1, kind: "design", name: "Landing page", content: {} },
  },
  upload: {
    // What export writes around a content of the largest size fits too.
    maxBytes: MAX_JSON_BODY_BYTES + 16 * 1024,
    description: "A file that export wrote.",
  },
  replies: { 201: { description: "The document.", schema: documentReply } },
  errors: ["INVALID_REQUEST", "INVALID_STATE"],
  cacheControl: "private, no-store",
});
