import { defineRegistry } from "@/lib/schema/define-registry";
import { basicMaterials } from "./basic";
import { defineMaterials, type MaterialDefinition } from "./define-material";
import { dynamicMaterials } from "./dynamic";
import { glassMaterials } from "./glass";
import { metallicMaterials } from "./metallic";

const modelMaterials = defineMaterials([
  {
    id: "original",
    name: "Original",
    description:
      "The materials that a model brings, the colours of an SVG; a standard surface on everything else.",
    category: "model",
    surface: null,
  },
]);

/** Every material of 3D objects. They are rows of data rather than code, so one file holds a category. */
export const materials = defineRegistry<MaterialDefinition>(
  "material",
  [...basicMaterials, ...metallicMaterials, ...glassMaterials, ...dynamicMaterials, ...modelMaterials],
  { physical: "plastic", toon: "matte" },
);
