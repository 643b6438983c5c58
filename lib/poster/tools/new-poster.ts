import { z } from "zod";
import { canvas } from "../schema/canvas";
import type { PosterState } from "../schema/state";
import { defineTool } from "./define-tool";
import { allOptional } from "./layer-fields";

/** Begins a new poster. */
export const newPoster = defineTool({
  kind: "write",
  name: "new_poster",
  label: "New poster",
  description:
    "Begins an empty poster: no effect, no post-processes, one background layer in the colour of the canvas. undo brings the old one back.",
  input: z.strictObject(allOptional(canvas.shape)),
  examples: [
    { when: "something else altogether", input: { aspectRatio: "3:4", backgroundColor: "#f2efe6" } },
  ],
  consent: ({ layers }) =>
    layers.some(({ type }) => type !== "background") ? "Empty the whole poster and begin a new one?" : null,
  run(state, given) {
    const next = { ...state.canvas, ...given } as typeof state.canvas;
    const background = {
      id: "background",
      name: "Background",
      type: "background",
      visible: true,
      locked: false,
      transform: { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 },
      contentType: "solid",
      solidColor: next.backgroundColor,
    };
    const fresh: PosterState = { canvas: next, layers: [background] };
    return { state: fresh, message: "Began a new poster.", data: { layerId: background.id } };
  },
});
