"use client";

import { useDeferredValue, useState } from "react";
import { SPECIMEN_GROUNDS } from "@/lib/poster/catalogue/specimen-grounds";
import type { Specimen, SpecimenGroup } from "@/lib/poster/catalogue/specimen-state";
import { SpecimenCard } from "./specimen-card";

const SCALES = [1, 2] as const;

/** Every entry by kind, over a ground that the reader chooses. */
export function CatalogueBoard({ groups }: { readonly groups: readonly SpecimenGroup[] }) {
  const [groundId, setGroundId] = useState(SPECIMEN_GROUNDS[0]?.id ?? "");
  const [scale, setScale] = useState<number>(1);
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const ground = SPECIMEN_GROUNDS.find(({ id }) => id === groundId) ?? SPECIMEN_GROUNDS[0];
  if (!ground) return null;
  const shown = groups
    .map((group) => ({ ...group, specimens: group.specimens.filter((entry) => matches(entry, wanted)) }))
    .filter(({ specimens }) => specimens.length > 0);

  return (
    <>
      <form
        className="sticky top-0 z-10 -mx-5 mt-10 flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line bg-ground px-5 py-3 text-sm sm:-mx-10 sm:px-10"
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="grid gap-1 text-quiet">
          Find
          <input
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="h-9 w-56 rounded-md border border-quiet bg-surface px-3 text-text pointer-coarse:h-11"
          />
        </label>
        <label className="grid gap-1 text-quiet">
          Over
          <select
            value={groundId}
            onChange={(event) => setGroundId(event.target.value)}
            className="h-9 rounded-md border border-quiet bg-surface px-2 text-text pointer-coarse:h-11"
          >
            {SPECIMEN_GROUNDS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1 text-quiet">
          Size
          <select
            value={scale}
            onChange={(event) => setScale(Number(event.target.value))}
            className="h-9 rounded-md border border-quiet bg-surface px-2 text-text pointer-coarse:h-11"
          >
            {SCALES.map((value) => (
              <option key={value} value={value}>
                {value}×
              </option>
            ))}
          </select>
        </label>
        <nav aria-label="Kinds" className="ml-auto hidden gap-4 self-center lg:flex">
          {shown.map(({ id, label }) => (
            <a key={id} href={`#${id}`} className="hover:text-accent">
              {label}
            </a>
          ))}
        </nav>
      </form>
      {shown.length === 0 && <p className="mt-10 text-quiet">Nothing is called so.</p>}
      {shown.map(({ id, label, specimens }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 pt-12">
          <h2 id={`${id}-title`} className="font-brand text-2xl">
            {label} <span className="text-base text-quiet tabular-nums">{specimens.length}</span>
          </h2>
          <ul className={`mt-6 grid gap-x-6 gap-y-10 ${COLUMNS[scale] ?? ""}`}>
            {specimens.map((specimen) => (
              <SpecimenCard key={specimen.id} specimen={specimen} ground={ground} scale={scale} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const COLUMNS: Readonly<Record<number, string>> = {
  1: "sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4",
  2: "md:grid-cols-2",
};

const matches = ({ id, name, description }: Specimen, wanted: string): boolean =>
  wanted.split(/\s+/).every((word) => `${id} ${name} ${description}`.toLowerCase().includes(word));
