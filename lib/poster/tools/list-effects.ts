import { z } from "zod";
import { effectCatalogue } from "../catalogue/effect-catalogue";
import { EFFECT_CATEGORIES } from "../draw/define-effect";
import { entryOf, listFilter, shortList } from "./catalogue-inputs";
import { defineTool } from "./define-tool";

/** Which effects there are. */
export const listEffects = defineTool({
  kind: "read",
  name: "list_effects",
  description:
    "Answers the effects that set_effect takes, each with the ids of its presets. With effectId: that effect's settings as JSON Schema, and its presets whole.",
  input: z.strictObject({
    ...listFilter(EFFECT_CATEGORIES),
    effectId: z.string().max(100).optional().describe("One effect, with its settings."),
  }),
  examples: [
    { when: "which dithers there are", input: { category: "dither" } },
    { when: "the settings of one", input: { effectId: "halftone-cmyk" } },
  ],
  run(_state, { effectId, ...filter }) {
    const catalogue = effectCatalogue();
    if (effectId !== undefined) {
      const { id, name, description, settings, presets, example } = entryOf(
        catalogue,
        effectId,
        "input.effectId",
      );
      return { message: description, data: { effectId: id, name, settings, presets, example } };
    }
    const effects = shortList(catalogue, filter, ({ id, name, description, category, presets }) => ({
      effectId: id,
      name,
      description,
      category,
      presets: presets.map((preset) => preset.id),
    }));
    return { message: `${effects.length} effects.`, data: { effects } };
  },
});
