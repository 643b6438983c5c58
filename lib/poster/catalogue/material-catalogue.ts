import { MATERIAL_CATEGORIES } from "../materials/define-material";
import { materials } from "../materials/registry";
import { lazily, usedCategories } from "./catalogue";
import { exampleLayer } from "./example-layer";

/** Every material as published; `example` is a ready 3D layer. */
export const materialCatalogue = lazily(() => {
  const entries = materials.entries.map((entry) => ({
    id: entry.id,
    name: entry.name,
    description: entry.description,
    category: entry.category,
    animated: entry.motion !== undefined,
    aliases: Object.keys(materials.aliases).filter((alias) => materials.aliases[alias] === entry.id),
    surface: entry.surface,
    example: exampleLayer("3d", "object", {
      settings: { inputType: "shape", shape: "torusKnot", materialType: entry.id, color: "#c8a2ff" },
    }),
  }));
  return { entries, categories: usedCategories(MATERIAL_CATEGORIES, entries) };
});
