import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";

const fields = z.record(z.string(), z.unknown());

/** Query of every listing. */
export const catalogueQuery = z.object({
  category: z.string().max(60).optional().describe("Only this category, by its id or label."),
  q: z.string().max(200).optional().describe("Only entries in which all these words occur."),
});

/** Fields of every listed entry. */
export const entryShape = {
  id: z.string().describe("What a state refers to it by."),
  name: z.string().describe("Name for people."),
  description: z.string().describe("What it looks like and what it is good for."),
};

/** An entry that belongs to a category. */
export const categorisedShape = { ...entryShape, category: z.string().describe("Id of its category.") };

/** An example that can be put into a state as it is. */
export const exampleSchema = fields.describe("A ready piece of a state that uses it.");

/** Named settings. */
export const presetsSchema = z
  .array(
    z.strictObject({
      id: z.string().describe("Unique within the entry."),
      name: z.string().describe("Name for people."),
      settings: fields.describe("Settings that differ from the defaults."),
    }),
  )
  .describe("Settings that work well.");

/** Settings of an entry. */
export const settingsShape = {
  settingsType: z.string().describe("Key under which its settings stand."),
  settings: fields.describe("JSON Schema of its settings, with ranges and defaults."),
  presets: presetsSchema,
};

/**
 * The contract of a listing by category.
 * @param key under which the entries stand in the answer.
 */
export function defineListing<Key extends string, Extra extends z.ZodRawShape>(listing: {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly key: Key;
  readonly entry: z.ZodType;
  /** Further top-level fields. */
  readonly extra?: Extra;
}) {
  return defineEndpoint({
    id: listing.id,
    method: "GET",
    path: listing.path,
    surface: "poster",
    summary: listing.summary,
    description: listing.description,
    rateClass: "discovery",
    query: catalogueQuery,
    replies: {
      200: {
        description: "The entries that the query lets through, and all categories.",
        schema: z.strictObject({
          total: z.int().describe("Entries in this answer."),
          [listing.key]: z.array(listing.entry).describe("The entries."),
          categories: z
            .array(
              z.strictObject({
                id: z.string().describe("For the query."),
                label: z.string().describe("For people."),
              }),
            )
            .describe("All categories, in order."),
          byCategory: z
            .record(z.string(), z.array(z.string()))
            .describe("Ids of the entries of this answer by the label of their category."),
          ...listing.extra,
        }),
      },
    },
    errors: ["INVALID_REQUEST"],
    cacheControl: "public, max-age=300",
  });
}
