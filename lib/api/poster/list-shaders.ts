import { z } from "zod";
import { categorisedShape, defineListing, exampleSchema, settingsShape } from "./catalogue-contract";

/** GET /shaders: procedural moving backgrounds. */
export const listShaders = defineListing({
  id: "list-shaders",
  path: "/api/v1/shaders",
  summary: "List the procedural shader backgrounds and their settings",
  description:
    "A background layer with contentType shader shows one: `shader: {shaderType, settings}`. The picture is computed, moves, and needs no file.",
  key: "shaders",
  entry: z.strictObject({ ...categorisedShape, ...settingsShape, example: exampleSchema }),
});
