import { z } from "zod";
import { categorisedShape, defineListing, exampleSchema } from "./catalogue-contract";

/** GET /materials: surfaces of 3D objects. */
export const listMaterials = defineListing({
  id: "list-materials",
  path: "/api/v1/materials",
  summary: "List the materials of 3D layers",
  description: "A 3D layer, or a 3D background, names one as `settings.materialType`.",
  key: "materials",
  entry: z.strictObject({
    ...categorisedShape,
    animated: z.boolean().describe("Whether it changes with time or view."),
    aliases: z.array(z.string()).describe("Other names that are accepted for it."),
    surface: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe(
        "How it answers light (names of three.js's MeshPhysicalMaterial); null: as the model brings it.",
      ),
    example: exampleSchema,
  }),
});
