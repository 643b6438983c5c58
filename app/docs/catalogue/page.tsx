import type { Metadata } from "next";
import { CatalogueBoard } from "@/components/docs/catalogue-board";
import { specimenGroups } from "@/lib/poster/catalogue/specimens";

export const metadata: Metadata = {
  title: "Catalogue",
  description: "Every effect, post-process, shader, material, text animation and palette, drawn.",
};

/** Everything that a poster may be made with, drawn by the engine itself. */
export default function CataloguePage() {
  const groups = specimenGroups();
  const total = groups.reduce((sum, { specimens }) => sum + specimens.length, 0);
  return (
    <main className="mx-auto max-w-7xl px-5 py-10 sm:px-10 sm:py-16">
      <a href="/" className="font-brand text-lg">
        Affiche
      </a>
      <h1 className="mt-10 font-brand text-4xl sm:text-6xl">Catalogue</h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">
        {total} entries, each drawn here by the engine over the same posters. Copy a state, or open it and see
        it move. Families of type stand{" "}
        <a className="underline hover:text-accent" href="/fonts">
          on a page of their own
        </a>
        .
      </p>
      <CatalogueBoard groups={groups} />
    </main>
  );
}
