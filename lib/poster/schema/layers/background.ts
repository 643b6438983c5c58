import { z } from "zod";
import { shaderInput } from "../../shaders/schema";
import { backgroundFill } from "../fill";
import { hexColor, mediaUrl } from "../values";
import { baseLayerShape } from "./base";
import { objectFit, toneShape } from "./media";
import { modelSettings } from "./model-settings";

/** The whole canvas behind everything; of its transform only opacity counts. */
export const backgroundLayer = z.looseObject({
  ...baseLayerShape,
  type: z.literal("background"),
  contentType: z
    .enum(["solid", "image", "video", "3d", "shader"])
    .default("solid")
    .describe("What the background shows."),
  fill: backgroundFill.optional().describe("Paint when contentType is solid; solidColor when absent."),
  solidColor: hexColor
    .optional()
    .describe("Colour when there is no fill, and behind media; the canvas colour when absent."),
  inputMedia: z
    .looseObject({
      mediaUrl: mediaUrl.default("").describe("Address of the picture or video."),
      mediaType: z.enum(["image", "video"]).default("image").describe("What the address holds."),
      ...toneShape,
      objectFit,
    })
    .optional()
    .describe("Picture or video when contentType is image or video."),
  settings: modelSettings.optional().describe("3D object when contentType is 3d."),
  shader: shaderInput.optional().describe("Procedural picture when contentType is shader."),
});

/** A background layer with every default filled in. */
export type BackgroundLayer = z.output<typeof backgroundLayer>;
