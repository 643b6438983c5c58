import { PALETTE_CATEGORIES } from "../palettes/define-palette";
import { palettes } from "../palettes/registry";
import { lazily, usedCategories } from "./catalogue";

/** Every palette as published, colours dark to light; `example` is a ready value of `state.effect`. */
export const paletteCatalogue = lazily(() => {
  const entries = palettes.entries.map((entry) => ({
    id: entry.id,
    name: entry.name,
    description: entry.description,
    category: entry.category,
    colors: [...entry.colors],
    example: {
      effectId: "dither-floyd-steinberg",
      enabled: true,
      dither: { palette: entry.id },
    },
  }));
  return { entries, categories: usedCategories(PALETTE_CATEGORIES, entries) };
});
