import { z } from "zod";
import { OperationError } from "../document/operation-error";
import { recordId } from "../schema/values";
import { defineTool } from "./define-tool";
import { needRecord } from "./inputs";
import { takePicture } from "./take-picture";

/** Makes a picture file. */
export const exportImage = defineTool({
  kind: "read",
  name: "export_image",
  description:
    "Answers a picture of an artboard or a node, at rest, for use elsewhere, as dataUrl with width and height in px.",
  input: z.strictObject({
    targetId: recordId.describe("Id of an artboard or a node."),
    format: z
      .enum(["png", "jpeg", "webp"])
      .default("png")
      .describe("png keeps what is transparent, and loses nothing."),
    scale: z
      .number()
      .min(0.1)
      .max(4)
      .default(1)
      .describe("Pixels of the picture for one px of the design; 2 is sharp on fine screens."),
    quality: z.number().min(0).max(1).optional().describe("For jpeg and webp: 1 is best, 0 smallest."),
  }),
  examples: [
    { when: "a sharp picture of a page", input: { targetId: "a1", format: "png", scale: 2 } },
    { when: "a small file", input: { targetId: "a1", format: "webp", scale: 1, quality: 0.8 } },
  ],
  async run(design, { targetId, format, scale, quality }, surface) {
    needRecord(design, targetId);
    if (quality !== undefined && format === "png")
      throw new OperationError("bad-input", "quality: png has none; leave it out, or use format webp.");
    const options = quality === undefined ? { format } : { format, quality };
    const { dataUrl, width, height } = await takePicture(surface, targetId, options, () => scale);
    return {
      message: `${format}, ${width} × ${height} px.`,
      data: { targetId, format, dataUrl, width, height },
    };
  },
});
