import { AppError } from "@/lib/http/app-error";

/** A group that entries are listed under. */
export interface CatalogueCategory {
  readonly id: string;
  readonly label: string;
}

/** What every listed entry has. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
}

/** Everything of one kind, as discovery publishes it. */
export interface Catalogue<Entry extends CatalogueEntry> {
  readonly entries: readonly Entry[];
  readonly categories: readonly CatalogueCategory[];
}

/** Which entries are wanted; absent and empty mean all. */
export interface CatalogueFilter {
  /** Id or label of a category, in any case. */
  readonly category?: string;
  /** Words that must all occur in an entry's id, name, description or category. */
  readonly q?: string;
}

/** A listing without the entries themselves, which stand under a key of their kind. */
export interface CatalogueListing<Entry extends CatalogueEntry> {
  readonly total: number;
  readonly entries: readonly Entry[];
  readonly categories: readonly CatalogueCategory[];
  /** Ids of the listed entries by the label of their category. */
  readonly byCategory: Readonly<Record<string, readonly string[]>>;
}

/**
 * The entries that a filter lets through, in the catalogue's order, with the categories that exist.
 * @throws AppError INVALID_REQUEST for a category that does not exist, naming those that do.
 */
export function listCatalogue<Entry extends CatalogueEntry>(
  catalogue: Catalogue<Entry>,
  filter: CatalogueFilter = {},
): CatalogueListing<Entry> {
  const labels = new Map(catalogue.categories.map(({ id, label }) => [id, label]));
  const wanted = filter.category ? findCategory(catalogue.categories, filter.category) : undefined;
  const words = (filter.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const entries = catalogue.entries.filter((entry) => {
    if (wanted && entry.category !== wanted) return false;
    const label = labels.get(entry.category) ?? "";
    const text = `${entry.id} ${entry.name} ${entry.description} ${entry.category} ${label}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const byCategory: Record<string, string[]> = {};
  for (const entry of entries) {
    const label = labels.get(entry.category) ?? entry.category;
    byCategory[label] = [...(byCategory[label] ?? []), entry.id];
  }
  return { total: entries.length, entries, categories: catalogue.categories, byCategory };
}

function findCategory(categories: readonly CatalogueCategory[], given: string): string {
  const wanted = given.toLowerCase();
  const found = categories.find(({ id, label }) => id === wanted || label.toLowerCase() === wanted);
  if (found) return found.id;
  const known = categories.map(({ id }) => id).join(", ");
  throw new AppError("INVALID_REQUEST", `category: must be one of ${known}`);
}

/** The categories that at least one entry is in, in their own order. */
export function usedCategories(
  categories: readonly CatalogueCategory[],
  entries: readonly CatalogueEntry[],
): CatalogueCategory[] {
  return categories.filter(({ id }) => entries.some((entry) => entry.category === id));
}

/** Makes a catalogue when it is first asked for, and keeps it: registries do not change while the process lives. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
