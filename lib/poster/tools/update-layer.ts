import { z } from "zod";
import { EditError } from "../document/edit-error";
import { needLayer, needUnlocked, type PosterLayer, replaceLayer } from "../document/layer-tree";
import { type Fields, isFields, mergeFields } from "../document/merge-fields";
import { SHAPE_KINDS } from "../schema/layers/shape";
import { defineTool } from "./define-tool";
import { layerId } from "./inputs";
import { anyLayerFields, sortFields, typeOfKind } from "./layer-fields";
import { withMotion } from "./motion-fields";

/** What of a locked layer may be changed: how it stands in the list, and the lock. */
const NOT_LOCKED = new Set(["name", "visible", "locked", "expanded"]);

/** Fields without which a layer is none. */
const NEEDED = new Set(["id", "name", "type", "visible", "locked", "transform", "children"]);

/** Changes fields of a layer. */
export const updateLayer = defineTool({
  kind: "write",
  name: "update_layer",
  label: "Change layer",
  description:
    "Changes fields of one layer; those not given stay as they are, in style, settings and other objects too. unset puts fields back to their defaults.",
  input: z.strictObject({
    ...anyLayerFields,
    layerId,
    unset: z
      .array(z.string().max(60))
      .max(40)
      .optional()
      .describe("Names of fields that go back to their defaults, like animation or frameWidthPx."),
  }),
  examples: [
    { when: "other words, larger", input: { layerId: "title", content: "Late\nshift", fontSize: 120 } },
    { when: "higher up, and tilted", input: { layerId: "title", y: -0.6, rotation: -8 } },
    {
      when: "an outline for a shape",
      input: { layerId: "disc", style: { strokeColor: "#101014", strokeWidth: 4 } },
    },
    { when: "letters at rest", input: { layerId: "title", unset: ["animation"] } },
  ],
  run(state, { layerId: given, unset, ...fields }) {
    const id = String(given);
    const change = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const back = (unset ?? []) as readonly string[];
    const mayBeLocked =
      change.locked === false || [...Object.keys(change), ...back].every((key) => NOT_LOCKED.has(key));
    const { layer } = mayBeLocked ? needLayer(state, id) : needUnlocked(state, id);
    const next = changedLayer(layer, change, back);
    return {
      state: replaceLayer(state, id, () => [next]),
      message: `Changed ${[...Object.keys(change), ...back].join(", ") || "nothing"} of ${String(next.name)}.`,
      data: { layerId: id },
    };
  },
});

function changedLayer(before: PosterLayer, change: Fields, unset: readonly string[]): PosterLayer {
  const kind = String(before.type);
  const { own, transform, motion } = sortFields(typeOfKind(kind), change);
  // A shape kind as a type says which shape it is; another shape takes its place.
  const isKind = SHAPE_KINDS.some((known) => known === kind);
  const typed = isKind && own.shape !== undefined ? { ...before, type: "shape" } : before;
  const merged: Record<string, unknown> = { ...mergeFields(typed, own) };
  if (Object.keys(transform).length > 0)
    merged.transform = mergeFields(isFields(before.transform) ? before.transform : {}, transform);
  const animation = withMotion(merged.animation, motion);
  if (animation !== undefined) merged.animation = animation;
  else if (Object.keys(motion).length > 0) delete merged.animation;
  for (const name of unset) {
    if (NEEDED.has(name))
      throw new EditError(`input.unset: every layer needs ${name}; give it a value instead.`);
    delete merged[name];
  }
  return merged;
}
