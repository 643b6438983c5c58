import { z } from "zod";
import { nearest } from "@/lib/schema/nearest";
import { type Catalogue, type CatalogueEntry, listCatalogue } from "../catalogue/catalogue";
import { EditError } from "../document/edit-error";
import { listWords } from "./inputs";

/** What a list is narrowed by: words, and a category of its own. */
export function listFilter(categories: readonly { readonly id: string }[]) {
  const ids = categories.map(({ id }) => id) as [string, ...string[]];
  return {
    q: listWords.optional(),
    category: z.enum(ids).optional().describe("Only those of this category."),
  };
}

/** The entries that fit, each in short. */
export function shortList<Entry extends CatalogueEntry>(
  catalogue: Catalogue<Entry>,
  filter: { readonly q?: string | undefined; readonly category?: string | undefined },
  short: (entry: Entry) => Readonly<Record<string, unknown>>,
): readonly Readonly<Record<string, unknown>>[] {
  const { q = "", category = "" } = filter;
  return listCatalogue(catalogue, { q, category }).entries.map(short);
}

/** One entry whole. @throws EditError for an id that there is none of, with what may have been meant. */
export function entryOf<Entry extends CatalogueEntry>(
  catalogue: Catalogue<Entry>,
  id: string,
  path: string,
): Entry {
  const entry = catalogue.entries.find((each) => each.id === id);
  if (entry) return entry;
  const ids = catalogue.entries.map((each) => each.id);
  const meant = nearest(id, ids);
  throw new EditError(
    `${path}: "${id}" is none. ${meant ? `Did you mean "${meant}"?` : `There are ${ids.join(", ")}.`}`,
  );
}
