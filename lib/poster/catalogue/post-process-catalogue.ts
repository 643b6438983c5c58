import { POST_PROCESS_CATEGORIES } from "../draw/define-post-process";
import { resolveSettings } from "../draw/resolve-settings";
import { postProcesses } from "../post/registry";
import { lazily, usedCategories } from "./catalogue";
import { settingsSchema } from "./settings-schema";

/** Every post-process as published; `example` is a ready entry of `state.postProcesses`. */
export const postProcessCatalogue = lazily(() => {
  const entries = postProcesses.entries.map((entry) => ({
    id: entry.id,
    name: entry.name,
    description: entry.description,
    category: entry.category,
    animated: resolveSettings(entry, {}).animated,
    settingsType: "settings" as const,
    settings: settingsSchema(entry.schema),
    presets: entry.presets.map(({ id, name, settings }) => ({ id, name, settings })),
    example: {
      id: `${entry.id}-1`,
      type: entry.id,
      enabled: true,
      settings: entry.presets[0]?.settings ?? {},
    },
  }));
  return { entries, categories: usedCategories(POST_PROCESS_CATEGORIES, entries) };
});
