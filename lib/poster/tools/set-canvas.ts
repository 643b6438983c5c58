import { z } from "zod";
import { canvas } from "../schema/canvas";
import { defineTool } from "./define-tool";
import { allOptional } from "./layer-fields";

/** Changes shape and ground of the poster. */
export const setCanvas = defineTool({
  kind: "write",
  name: "set_canvas",
  label: "Change canvas",
  description:
    "Changes the poster's shape or the colour behind everything. Layers keep their places, which are relative to the canvas. A background layer covers the colour.",
  input: z.strictObject(allOptional(canvas.shape)),
  examples: [
    { when: "a story for a phone", input: { aspectRatio: "9:16" } },
    { when: "dark ground", input: { backgroundColor: "#101014" } },
  ],
  run(state, given) {
    const next = { ...state.canvas, ...given } as typeof state.canvas;
    return {
      state: { ...state, canvas: next },
      message: `The canvas is ${next.aspectRatio} on ${next.backgroundColor}.`,
      data: { canvas: next },
    };
  },
});
