import { z } from "zod";
import { shaders } from "@/lib/poster/shaders/registry";
import { defineNode } from "./define-node";

const settings = z.record(z.string(), z.unknown());

/** The poster engine inside a design. */
export const shader = defineNode({
  id: "shader",
  name: "Shader",
  description:
    "A living picture by the poster engine: a procedural shader or media, under an effect and post-processes.",
  fields: z.object({
    shaderType: z
      .enum(shaders.ids as [string, ...string[]])
      .optional()
      .describe("Which shader; GET /shaders lists them."),
    shaderSettings: settings.optional().describe("Its settings, as GET /shaders describes them."),
    inputType: z
      .enum(["shader", "image", "video", "fill"])
      .default("shader")
      .describe("What is drawn under the effect."),
    mediaInput: z.string().max(4000).optional().describe("Address of the image or video."),
    fillColor: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .optional()
      .describe("Colour of a plain fill."),
    effectId: z.string().max(60).optional().describe("An effect; GET /effects lists them."),
    effectEnabled: z.boolean().optional().describe("False keeps the effect's settings and leaves it out."),
    effectSettings: settings.optional().describe("Settings of the effect."),
    postProcesses: z
      .array(z.looseObject({ type: z.string().describe("Which post-process; GET /postprocess lists them.") }))
      .max(20)
      .optional()
      .describe("As in a poster's state."),
  }),
  container: false,
  tag: "canvas",
  tags: ["canvas"],
});
