import { z } from "zod";
import { counted } from "@/lib/counted";
import { walkLayers } from "../document/layer-tree";
import { defineTool } from "./define-tool";

const MOST_WORDS = 80;

/** Which layers there are. */
export const listLayers = defineTool({
  kind: "read",
  name: "list_layers",
  description:
    "Answers every layer in short, lowest first: id, name, type, the group it is in, its words, whether it is hidden or locked, and which are selected. Also the canvas, the effect and the post-processes by name.",
  input: z.strictObject({}),
  examples: [{ when: "before changing a poster", input: {} }],
  run(state, _input, surface) {
    const layers = [...walkLayers(state.layers)].map(({ id, layer, parentId }) => ({
      id,
      name: layer.name,
      type: layer.type,
      ...(parentId === null ? {} : { parentId }),
      ...(typeof layer.content === "string" ? { content: layer.content.slice(0, MOST_WORDS) } : {}),
      ...(typeof layer.contentType === "string" ? { contentType: layer.contentType } : {}),
      ...(layer.visible === false ? { visible: false } : {}),
      ...(layer.locked === true ? { locked: true } : {}),
    }));
    return {
      message: `${counted(layers.length, "layer")}.`,
      data: {
        canvas: state.canvas,
        layers,
        effectId: state.effect?.effectId ?? null,
        postProcesses: (state.postProcesses ?? []).map(({ type }) => type),
        selection: surface.selection,
      },
    };
  },
});
