/**
 * Length of compressed links against lz-string, which other services use, over the same states in one run.
 * Usage: npx tsx bench/links.ts
 */
import LZString from "lz-string";
import { EXAMPLES } from "@/examples/registry";
import { decodeLink } from "@/lib/poster/link/decode";
import { encodeLink } from "@/lib/poster/link/encode";
import type { PosterState } from "@/lib/poster/schema/state";

const allLayers = EXAMPLES.flatMap(({ id, state }) =>
  state.layers.map((layer) => ({ ...layer, id: `${id}-${layer.id}` })),
);

/** A state of that many layers out of the examples, so that its words and numbers are a designer's, not a generator's. */
function stateOf(count: number): PosterState {
  const layers = Array.from({ length: count }, (_, index) => {
    const layer = allLayers[(index * 7) % allLayers.length] ?? {};
    return { ...layer, id: `layer-${index}` };
  });
  return { canvas: { aspectRatio: "9:16", backgroundColor: "#101418" }, layers };
}

console.log("layers   JSON  lz-string  Affiche  share of lz-string");
for (const count of [3, 10, 30, 100]) {
  const state = stateOf(count);
  const json = JSON.stringify(state);
  const other = LZString.compressToEncodedURIComponent(json).length;
  // A base this long makes even a short state take the compressed form.
  const { url, params } = encodeLink(state, `https://example.com/${"x".repeat(2000)}`);
  const own = params.split("&z=")[1]?.length ?? 0;
  if (JSON.stringify(decodeLink(url).state) !== json)
    throw new Error("the link does not give back its state");
  const columns = [count, json.length, other, own].map((value) => String(value).padStart(7));
  console.log(`${columns.join("  ")}  ${((own / other) * 100).toFixed(1)} %`);
}
