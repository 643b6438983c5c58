import { EXAMPLES } from "@/examples/registry";
import { encodeLink } from "@/lib/poster/link/encode";

/** The viewer's path for an example poster. */
export function exampleLink(id: string): string {
  const example = EXAMPLES.find((one) => one.id === id);
  if (!example) throw new Error(`There is no example ${id}`);
  return `/canvas?${encodeLink(example.state, "http://localhost").params}`;
}

/** Waits until the page says that its poster is complete. */
export const READY = "html[data-poster-ready=true]";
