import { z } from "zod";
import { shaderCatalogue } from "../catalogue/shader-catalogue";
import { SHADER_CATEGORIES } from "../shaders/define-shader";
import { entryOf, listFilter, shortList } from "./catalogue-inputs";
import { defineTool } from "./define-tool";

/** Which procedural backgrounds there are. */
export const listShaders = defineTool({
  kind: "read",
  name: "list_shaders",
  description:
    "Answers the moving pictures that a background shows with contentType shader and shader {shaderType, settings}. With shaderType: that one's settings as JSON Schema, its presets, and a ready background.",
  input: z.strictObject({
    ...listFilter(SHADER_CATEGORIES),
    shaderType: z.string().max(100).optional().describe("One shader, with its settings."),
  }),
  examples: [
    { when: "what there is", input: {} },
    { when: "the settings of one", input: { shaderType: "meshGradient" } },
  ],
  run(_state, { shaderType, ...filter }) {
    const catalogue = shaderCatalogue();
    if (shaderType !== undefined) {
      const { id, name, description, settings, presets, example } = entryOf(
        catalogue,
        shaderType,
        "input.shaderType",
      );
      return { message: description, data: { shaderType: id, name, settings, presets, example } };
    }
    const shaders = shortList(catalogue, filter, ({ id, name, description, category, presets }) => ({
      shaderType: id,
      name,
      description,
      category,
      presets: presets.map((preset) => preset.id),
    }));
    return { message: `${shaders.length} shaders.`, data: { shaders } };
  },
});
