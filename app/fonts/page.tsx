import type { Metadata } from "next";
import { FontBook } from "@/components/fonts/font-book";
import { fontCatalogue } from "@/lib/poster/catalogue/font-catalogue";

export const metadata: Metadata = {
  title: "Fonts",
  description: "Every font family that a text layer may name, set in itself.",
};

/** Families whose glyphs stand in where others have none; they are no choice for a headline. */
const FALLBACKS = new Set(["math", "symbols", "emoji"]);

/** Every font family, set in itself. */
export default function FontsPage() {
  const { entries, categories } = fontCatalogue();
  const families = entries
    .filter(({ scripts }) => !scripts.every((script) => FALLBACKS.has(script)))
    .map(({ id, name, description, category, weights, variable, styles, scripts, license }) => ({
      id,
      name,
      description,
      category,
      weights,
      variable,
      styles,
      scripts,
      license,
    }));
  return (
    <main className="mx-auto max-w-6xl px-5 py-10 sm:px-10 sm:py-16">
      <a href="/" className="font-brand text-lg">
        Affiche
      </a>
      <h1 className="mt-10 font-brand text-4xl sm:text-6xl">Fonts</h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">
        {families.length} families, served by Affiche itself. A text layer names one in{" "}
        <code>fontFamily</code>; what a family lacks is drawn by one that has it.
      </p>
      <FontBook families={families} categories={categories} />
    </main>
  );
}
