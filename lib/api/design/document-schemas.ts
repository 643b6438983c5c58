import { z } from "zod";
import { MAX_NAME_LENGTH } from "@/lib/data/documents";

/** Names of documents and versions: one line of text that a database and a file name can hold. */
export const documentName = z
  .string()
  .min(1)
  .max(MAX_NAME_LENGTH)
  .refine((name) => name.isWellFormed() && !/\p{Cc}/u.test(name), "must be text without control characters");

/** The kinds of document. */
export const documentKind = z.enum(["poster", "design"]);

/**
 * Content in a request or an answer. Checked by accept-content.ts, not here: an object that zod has checked is a copy
 * that lacks a key such as `__proto__`.
 */
export const documentContent = z.unknown().meta({ type: "object", additionalProperties: true });

/** A thumbnail in a request. */
export const thumbnailUrl = z
  .string()
  .describe("A WebP, PNG or JPEG picture as a data: URL, at most 96 KiB and 2048 px a side.");

/** The parameter of a document's path. What cannot be an id is answered like the id of a missing document. */
export const documentParams = z.object({ id: z.string().describe("Id of the document.") });

/** The parameters of a version's path. */
export const versionParams = documentParams.extend({
  version: z.string().describe("The document's version number when it held this content."),
});

/** The query of whatever can be reached through a link. */
export const tokenQuery = z.object({
  token: z
    .string()
    .max(200)
    .optional()
    .describe("Token of a share link, for callers who do not send it as the header X-Share-Token."),
});

const summaryFields = {
  id: z.string().describe("Id of the document."),
  name: z.string().describe("What people call it."),
  kind: documentKind.describe("Whether the content is a poster's state or a design."),
  version: z.int().min(1).describe("Grows by one with each save. A save says which one it builds on."),
  role: z
    .enum(["owner", "editor", "viewer"])
    .describe("What the caller may do: editors save, owners also the rest."),
  ownerId: z.string().nullable().describe("Id of the owner; null while it belongs to an anonymous session."),
  createdAt: z.string().describe("When it was made, ISO 8601."),
  updatedAt: z.string().describe("When its content was last saved, ISO 8601."),
  deletedAt: z
    .string()
    .nullable()
    .describe("In the bin since, ISO 8601; gone 30 days later. Null: not in the bin."),
  thumbnailUrl: z
    .string()
    .nullable()
    .describe("Path of its small picture, another one for each version; null: none."),
};

/** A document in a list. */
export const documentSummary = z.strictObject(summaryFields);

/** A document with its content. */
export const fullDocument = z.strictObject({
  ...summaryFields,
  content: documentContent.describe("The poster's state, or the design, exactly as it was saved."),
});

/** The answer of everything that makes or changes a document. */
export const documentReply = z.strictObject({
  document: fullDocument.describe("The document as it is now."),
});

/** The answer of what leaves nothing to show. */
export const successReply = z.strictObject({ success: z.literal(true).describe("It is done.") });

/** A kept version in a list. */
export const versionSummary = z.strictObject({
  id: z.string().describe("Id of the kept version."),
  version: z.int().min(1).describe("The document's version number when it held this content."),
  name: z
    .string()
    .nullable()
    .describe("Its name; null for an automatic checkpoint, of which the newest 50 stay."),
  authorId: z
    .string()
    .nullable()
    .describe("Who saved or first named it; null for somebody without an account."),
  createdAt: z.string().describe("When that was, ISO 8601."),
});

const versionName = z.strictObject({
  name: documentName.describe("What to call it, 1 to 200 characters. Named versions are kept for ever."),
});

/** The body that names a version. @param example a name for the documentation. */
export const versionNameBody = (example: string) => ({
  schema: versionName,
  maxBytes: 16 * 1024,
  example: { name: example },
});

/** The answer of what names a version. @param which what the version is to the reader. */
export const versionReply = (which: string) => z.strictObject({ version: versionSummary.describe(which) });

/** A number that a document's version can have. */
export const versionNumber = z.int().min(1).max(2_147_483_647);
