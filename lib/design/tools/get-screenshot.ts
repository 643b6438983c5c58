import { z } from "zod";
import { recordId } from "../schema/values";
import { defineTool } from "./define-tool";
import { needRecord } from "./inputs";
import { takePicture, usualTarget } from "./take-picture";

const DEFAULT_WIDTH_PX = 1024;

/** Looks at the design. */
export const getScreenshot = defineTool({
  kind: "read",
  name: "get_screenshot",
  description:
    "Answers a picture of an artboard or a node as it is drawn, at rest, as dataUrl with width and height in px, so that you see what you made. Do it after each section.",
  input: z.strictObject({
    targetId: recordId
      .optional()
      .describe("Id of an artboard or a node; the artboard of the selection, else the first, when absent."),
    maxWidth: z
      .number()
      .int()
      .min(16)
      .max(4096)
      .default(DEFAULT_WIDTH_PX)
      .describe("Widest that the picture may be, in px; it is made smaller, never larger."),
  }),
  examples: [
    { when: "the page so far", input: { targetId: "a1" } },
    { when: "one section, small", input: { targetId: "n12", maxWidth: 600 } },
  ],
  async run(design, { targetId, maxWidth }, surface) {
    const id = targetId === undefined ? usualTarget(surface) : needRecord(design, targetId).id;
    const picture = await takePicture(surface, id, { format: "png" }, (widthPx) =>
      Math.min(1, maxWidth / widthPx),
    );
    const { dataUrl, width, height } = picture;
    return { message: `${id}, ${width} × ${height} px.`, data: { targetId: id, dataUrl, width, height } };
  },
});
