import { z } from "zod";
import { EditError } from "../document/edit-error";
import {
  freshId,
  idsOf,
  insertLayer,
  needUnlocked,
  type PosterLayer,
  replaceLayer,
} from "../document/layer-tree";
import type { Fields } from "../document/merge-fields";
import type { PosterState } from "../schema/state";
import { defineTool } from "./define-tool";
import { index, parentId } from "./inputs";
import { anyLayerFields, layerKind, sortFields, typeOfKind } from "./layer-fields";
import { withMotion } from "./motion-fields";

const MOST_NAME = 40;

/** Adds a layer. */
export const addLayer = defineTool({
  kind: "write",
  name: "add_layer",
  label: "Add layer",
  description:
    "Adds a layer on top and answers its layerId. Give type and that type's fields flat: x and y place its centre (0, 0 is the middle, 1 the right or bottom edge), fontSize and other lengths are px on a canvas whose short side is 540. Text moves with animationType. A background takes the place of the one there is.",
  input: z.strictObject({
    ...anyLayerFields,
    type: layerKind,
    parentId: parentId.optional(),
    index: index.optional(),
  }),
  examples: [
    {
      when: "a title that moves",
      input: {
        type: "text",
        content: "Night\nshift",
        fontFamily: "Archivo Black",
        fontSize: 96,
        lineHeight: 0.95,
        color: "#f2efe6",
        y: -0.4,
        animationType: "wave",
        animationSpeed: 0.6,
        animationStaggerDelay: 80,
      },
    },
    {
      when: "a circle",
      input: {
        type: "ellipse",
        shapeWidth: 0.5,
        shapeHeight: 0.375,
        x: 0.3,
        style: { fill: { type: "solid", color: "#d63a1e", opacity: 1 } },
      },
    },
    {
      when: "a picture",
      input: {
        type: "image",
        mediaUrl: "/media/dunes.webp",
        alt: "Dunes",
        width: 0.8,
        height: 0.5,
        cornerRadius: 0.03,
      },
    },
    {
      when: "a moving background",
      input: {
        type: "background",
        contentType: "shader",
        shader: { shaderType: "meshGradient", settings: {} },
      },
    },
  ],
  run(state, { type: kind, parentId: into, index: at, ...given }) {
    const made = newLayer(state, String(kind), given);
    const isGround = made.type === "background" && into === undefined && at === undefined;
    const old = isGround ? backgroundOf(state) : undefined;
    // The background that there is gives way: two would hide one another.
    const layer = old ? { ...made, id: old.id } : made;
    const next = old
      ? replaceLayer(state, String(old.id), () => [layer])
      : insertLayer(
          state,
          layer,
          (into as string | undefined) ?? null,
          isGround ? 0 : (at as number | undefined),
        );
    return { state: next, message: `Added ${String(layer.name)}.`, data: { layerId: layer.id } };
  },
});

/** A layer with an id and a name of its own, and the fields that were given. @throws EditError for fields of another type. */
export function newLayer(state: PosterState, kind: string, given: Fields): PosterLayer {
  const type = typeOfKind(kind);
  if (type === "group") {
    throw new EditError("input.type: a group is made of layers that there are; add them, then group_layers.");
  }
  const { own, transform, motion } = sortFields(type, given);
  const animation = withMotion(own.animation, motion);
  return {
    id: freshId(idsOf(state), kind),
    name: nameOf(kind, own),
    type,
    ...(type === kind ? {} : { shape: kind }),
    visible: true,
    locked: false,
    ...own,
    ...(animation === undefined ? {} : { animation }),
    transform: { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1, ...transform },
  };
}

function nameOf(kind: string, own: Fields): string {
  const words = [own.content, own.alt].find((value) => typeof value === "string" && value.trim() !== "");
  const first = String(words ?? "")
    .replace(/\s+/g, " ")
    .trim();
  if (first) return first.length > MOST_NAME ? `${first.slice(0, MOST_NAME - 1)}…` : first;
  return `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;
}

function backgroundOf(state: PosterState): PosterLayer | undefined {
  const [lowest] = state.layers;
  if (lowest?.type !== "background") return undefined;
  return needUnlocked(state, String(lowest.id)).layer;
}
