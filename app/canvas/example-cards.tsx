import { PosterCard } from "@/components/poster/poster-card";
import { EXAMPLES } from "@/examples/registry";
import { encodeLink } from "@/lib/poster/link/encode";
import { resolveState } from "@/lib/poster/schema/resolve";

/** Posters to start from, each a link that opens as it stands. */
export function ExampleCards({ ids }: { readonly ids: readonly string[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {EXAMPLES.filter(({ id }) => ids.includes(id)).map(({ id, name, description, state }) => (
        <li key={id}>
          <PosterCard
            state={resolveState(state)}
            href={`/canvas?${encodeLink(state, "http://localhost").params}`}
            name={name}
            description={description}
          />
        </li>
      ))}
    </ul>
  );
}
