import { z } from "zod";
import { needLayer } from "../document/layer-tree";
import { isFields } from "../document/merge-fields";
import { defineTool } from "./define-tool";
import { layerId } from "./inputs";

/** Longest string that is answered whole; data: URLs of pictures are a hundred times that. */
const MOST_CHARS = 2000;

/** Characters of JSON to a token, roughly. */
const CHARS_PER_TOKEN = 3.5;

/** Answers the poster as it is. */
export const getState = defineTool({
  kind: "read",
  name: "get_state",
  description:
    "Answers the poster's JSON state as it is now: canvas, layers (lowest first), effect, postProcesses. With layerId only that layer. Fields that are left out have their defaults. list_layers is shorter.",
  input: z.strictObject({ layerId: layerId.optional() }),
  examples: [
    { when: "the whole poster", input: {} },
    { when: "one layer", input: { layerId: "title" } },
  ],
  run(state, { layerId: id }) {
    const wanted = id === undefined ? state : needLayer(state, id).layer;
    const shown = withoutLongStrings(wanted);
    const approxTokens = Math.ceil(JSON.stringify(shown).length / CHARS_PER_TOKEN);
    return {
      message: `About ${approxTokens} tokens.`,
      data: { ...(id === undefined ? { state: shown } : { layer: shown }), approxTokens },
    };
  },
});

/** The same JSON with long strings cut, saying so: embedded pictures tell a model nothing. */
export function withoutLongStrings(value: unknown): unknown {
  if (typeof value === "string" && value.length > MOST_CHARS)
    return `${value.slice(0, 60)}… (${value.length} characters, not shown)`;
  if (Array.isArray(value)) return value.map(withoutLongStrings);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutLongStrings(inner)]));
}
