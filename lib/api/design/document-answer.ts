import type { z } from "zod";
import type { DocumentSummary, StoredDocument } from "@/lib/data/document-row";
import type { VersionSummary } from "@/lib/data/document-versions";
import type { documentSummary, fullDocument, versionSummary } from "./document-schemas";

/** A document of a list as it goes out. */
export function answerSummary(document: DocumentSummary): z.output<typeof documentSummary> {
  const { thumbnailVersion, createdAt, updatedAt, deletedAt, id, name, kind, version, role, ownerId } =
    document;
  const picture = `/api/v1/design/documents/${id}/thumbnail?version=${thumbnailVersion}`;
  return {
    id,
    name,
    kind,
    version,
    role,
    ownerId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    thumbnailUrl: thumbnailVersion === null ? null : picture,
  };
}

/** `{document}` as it goes out. */
export function answerDocument(document: StoredDocument): { document: z.output<typeof fullDocument> } {
  return { document: { ...answerSummary(document), content: document.content } };
}

/** A kept version as it goes out. */
export function answerVersion(version: VersionSummary): z.output<typeof versionSummary> {
  const { id, name, authorId, createdAt } = version;
  return { id, version: version.version, name, authorId, createdAt: createdAt.toISOString() };
}

/** The number in a version's path; 0, which no version has, for what is none. */
export const readVersionNumber = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);
