import type { DesignDiff } from "../document/diff";

/** What people did to records, by what happened to them. */
export interface PeopleChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** What people have changed, version by version. The oldest entries are forgotten. */
export interface PeopleLog {
  /** Notes a change by hand. @param version of the design after it. */
  note(diff: DesignDiff, version: number): void;
  /** What has happened after a version; null where that is not known any more. */
  since(version: number): PeopleChanges | null;
}

const MAX_ENTRIES = 1000;

/** @param start version from which on everything is known. */
export function createPeopleLog(start: number): PeopleLog {
  let known = start;
  const entries: { readonly version: number; readonly diff: DesignDiff }[] = [];
  return {
    note(diff, version) {
      entries.push({ version, diff });
      if (entries.length > MAX_ENTRIES) known = entries.shift()?.version ?? known;
    },
    since(version) {
      if (version < known) return null;
      const first = new Map<string, boolean>();
      const last = new Map<string, boolean>();
      for (const { diff } of entries.filter((entry) => entry.version > version)) {
        for (const [id, { before, after }] of diff.records) {
          if (!first.has(id)) first.set(id, before !== null);
          last.set(id, after !== null);
        }
      }
      const ids = [...first.keys()];
      const those = (was: boolean, is: boolean) =>
        ids.filter((id) => first.get(id) === was && last.get(id) === is);
      return { added: those(false, true), changed: those(true, true), removed: those(true, false) };
    },
  };
}
