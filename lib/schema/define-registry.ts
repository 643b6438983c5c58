/** What every entry of every registry has. The id is stored in states and links, so it is for ever. */
export interface RegistryEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** An ordered, closed list of entries with lookup by id or alias. */
export interface Registry<Entry extends RegistryEntry> {
  /** What the entries are, singular, for error messages: `effect`. */
  readonly kind: string;
  readonly entries: readonly Entry[];
  readonly ids: readonly string[];
  /** Other ids that lead to an entry, with the id that they stand for. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The entry of that id or alias, or undefined. Never finds names of Object.prototype. */
  get(id: string): Entry | undefined;
  has(id: string): boolean;
}

/**
 * Builds a registry from an explicit list.
 * @param aliases old or other ids → present ids.
 * @throws Error on a repeated id, or on an alias that leads nowhere or hides an id.
 */
export function defineRegistry<Entry extends RegistryEntry>(
  kind: string,
  entries: readonly Entry[],
  aliases: Readonly<Record<string, string>> = {},
): Registry<Entry> {
  const byId = new Map<string, Entry>();
  for (const entry of entries) {
    if (byId.has(entry.id)) throw new Error(`Two ${kind} entries have the id "${entry.id}"`);
    byId.set(entry.id, entry);
  }
  const ids = [...byId.keys()];
  for (const [alias, id] of Object.entries(aliases)) {
    const entry = byId.get(id);
    if (!entry) throw new Error(`The ${kind} alias "${alias}" leads to "${id}", which does not exist`);
    if (ids.includes(alias)) throw new Error(`The ${kind} alias "${alias}" hides an entry of that id`);
    byId.set(alias, entry);
  }
  return { kind, entries, ids, aliases, get: (id) => byId.get(id), has: (id) => byId.has(id) };
}
