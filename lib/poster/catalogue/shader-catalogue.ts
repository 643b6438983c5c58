import { SHADER_CATEGORIES } from "../shaders/define-shader";
import { shaders } from "../shaders/registry";
import { lazily, usedCategories } from "./catalogue";
import { exampleLayer } from "./example-layer";
import { settingsSchema } from "./settings-schema";

/** Every shader as published; `example` is a ready background layer. */
export const shaderCatalogue = lazily(() => {
  const entries = shaders.entries.map((entry) => ({
    id: entry.id,
    name: entry.name,
    description: entry.description,
    category: entry.category,
    settingsType: "settings" as const,
    settings: settingsSchema(entry.schema),
    presets: entry.presets.map(({ id, name, settings }) => ({ id, name, settings })),
    example: exampleLayer("background", "background", {
      contentType: "shader",
      shader: { shaderType: entry.id, settings: entry.presets[0]?.settings ?? {} },
    }),
  }));
  return { entries, categories: usedCategories(SHADER_CATEGORIES, entries) };
});
