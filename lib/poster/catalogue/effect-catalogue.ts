import { EFFECT_CATEGORIES } from "../draw/define-effect";
import { resolveSettings } from "../draw/resolve-settings";
import { effects } from "../effects/registry";
import { lazily, usedCategories } from "./catalogue";
import { settingsSchema } from "./settings-schema";

/** Every effect as published; `example` is a ready value of `state.effect`. */
export const effectCatalogue = lazily(() => {
  const entries = effects.entries.map((entry) => ({
    id: entry.id,
    name: entry.name,
    description: entry.description,
    category: entry.category,
    pro: false as const,
    animated: resolveSettings(entry, {}).animated,
    settingsType: entry.settingsType,
    settings: settingsSchema(entry.schema),
    presets: entry.presets.map(({ id, name, settings }) => ({ id, name, settings })),
    example: {
      effectId: entry.id,
      enabled: true,
      [entry.settingsType]: entry.presets[0]?.settings ?? {},
    },
  }));
  return { entries, categories: usedCategories(EFFECT_CATEGORIES, entries) };
});
