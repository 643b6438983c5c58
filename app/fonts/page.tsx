import type { Metadata } from "next";
import { FontBook } from "@/components/fonts/font-book";
import { fontCatalogue } from "@/lib/poster/catalogue/font-catalogue";
import type { FontCategory } from "@/lib/poster/fonts/define-font";

export const metadata: Metadata = {
  title: "Fonts",
  description: "Every font family that a text layer may name, set in itself.",
};

const FALLBACK = "fallback" satisfies FontCategory;

/** Every font family that one would choose, set in itself. */
export default function FontsPage() {
  const catalogue = fontCatalogue();
  const [entries, categories] = [
    catalogue.entries.filter(({ category }) => category !== FALLBACK),
    catalogue.categories.filter(({ id }) => id !== FALLBACK),
  ];
  const families = entries.map(
    ({ id, name, description, category, weights, variable, styles, scripts, license }) => ({
      id,
      name,
      description,
      category,
      weights,
      variable,
      styles,
      scripts,
      license,
    }),
  );
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
