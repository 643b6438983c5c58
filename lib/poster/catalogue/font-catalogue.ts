import { FONT_CATEGORIES } from "../fonts/define-font";
import { fontFacts } from "../fonts/font-facts";
import { fonts } from "../fonts/registry";
import { lazily, usedCategories } from "./catalogue";
import { exampleLayer } from "./example-layer";

/** Every font family as published; `fontFamily` is what a text layer names, `example` a ready text layer. */
export const fontCatalogue = lazily(() => {
  const entries = fonts.entries.map((entry) => {
    const facts = fontFacts(entry.id);
    return {
      id: entry.id,
      name: entry.name,
      description: entry.description,
      category: entry.category,
      fontFamily: entry.name,
      weights: [...(facts?.weights ?? [])],
      variable: facts?.variable ?? false,
      styles: [...(facts?.styles ?? [])],
      scripts: [...(facts?.scripts ?? [])],
      license: facts?.license ?? "",
      example: exampleLayer("text", "title", { content: entry.name, fontFamily: entry.name, fontSize: 72 }),
    };
  });
  return { entries, categories: usedCategories(FONT_CATEGORIES, entries) };
});
