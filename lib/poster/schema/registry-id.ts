import { z } from "zod";
import type { Registry, RegistryEntry } from "@/lib/schema/define-registry";
import { nearest } from "@/lib/schema/nearest";

/**
 * Id of a registry's entry, or an alias of one. Published as the list of them; the message for a wrong one
 * suggests what may have been meant.
 * @param noun what the id is of, as in `is not a valid effect ID`.
 */
export function registryId<Entry extends RegistryEntry>(registry: Registry<Entry>, noun: string) {
  const known = [...registry.ids, ...Object.keys(registry.aliases)];
  return z
    .string()
    .refine((id) => registry.has(id), {
      error: (issue) => {
        const given = String(issue.input);
        const shown = JSON.stringify(given.length > 60 ? `${given.slice(0, 60)}…` : given);
        const meant = nearest(given, registry.ids);
        return `${shown} is not a valid ${noun}${meant ? `; did you mean "${meant}"?` : ""}`;
      },
    })
    .meta(known.length > 0 ? { enum: known } : {});
}

/** The id of an entry and its aliases as an enum: the tag of one option of a union. */
export function entryTag<Entry extends RegistryEntry>(registry: Registry<Entry>, entries: readonly Entry[]) {
  const ids = entries.map((entry) => entry.id);
  const aliases = Object.keys(registry.aliases).filter((alias) =>
    ids.includes(registry.aliases[alias] ?? ""),
  );
  return z.enum([...ids, ...aliases]);
}
