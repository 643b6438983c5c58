import fc from "fast-check";
import { arbitraryOf } from "./arbitrary-of";
import { canvas } from "./canvas";
import { effect } from "./effect";
import { layer } from "./layers/layer";
import { postProcess } from "./post-process";
import type { PosterState } from "./state";

/** How deep groups go: one level for the list of children, one for lists inside a layer. */
const LEVELS = 3;

/** Gives every layer, in groups too, an id of its own, which no schema can say. */
function withUniqueIds(layers: readonly unknown[]): unknown[] {
  let next = 0;
  const number = (value: unknown): unknown => {
    const layer = value as Record<string, unknown>;
    const id = `layer-${next++}`;
    const isGroup = layer.type === "group" && Array.isArray(layer.children);
    return { ...layer, id, ...(isGroup ? { children: (layer.children as unknown[]).map(number) } : {}) };
  };
  return layers.map(number);
}

/** Valid poster states of every kind, for property tests: computed from the schemas, so that new entries are in it at once. */
export const arbitraryState: fc.Arbitrary<PosterState> = fc
  .record(
    {
      canvas: arbitraryOf(canvas, LEVELS),
      layers: fc.array(arbitraryOf(layer, LEVELS), { maxLength: 6 }).map(withUniqueIds),
      effect: arbitraryOf(effect, LEVELS),
      postProcesses: fc.array(arbitraryOf(postProcess, LEVELS), { maxLength: 4 }),
      futureKey: fc.jsonValue({ maxDepth: 2 }),
    },
    { requiredKeys: ["canvas", "layers"] },
  )
  .map((state) => JSON.parse(JSON.stringify(state)) as PosterState);
