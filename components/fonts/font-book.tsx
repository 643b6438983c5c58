"use client";

import { useDeferredValue, useState } from "react";
import { type Family, FontSpecimen } from "./font-specimen";

/** All families by category, with a sample that the reader may type. */
export function FontBook(props: {
  readonly families: readonly Family[];
  readonly categories: readonly { readonly id: string; readonly label: string }[];
}) {
  const [sample, setSample] = useState("");
  const shown = useDeferredValue(sample.trim());
  return (
    <>
      <label className="mt-10 block max-w-2xl text-sm text-quiet" htmlFor="sample">
        Your own words
        <input
          id="sample"
          value={sample}
          maxLength={80}
          onChange={(event) => setSample(event.target.value)}
          placeholder="Type to see them in every family"
          className="mt-2 block h-11 w-full rounded-md border border-quiet bg-surface px-3 text-base text-text placeholder:text-quiet"
        />
      </label>
      {props.categories.map(({ id, label }) => (
        <section key={id} aria-labelledby={`category-${id}`} className="mt-14">
          <h2 id={`category-${id}`} className="font-brand text-xl">
            {label}
          </h2>
          <ul className="mt-4">
            {props.families
              .filter((family) => family.category === id)
              .map((family) => (
                <FontSpecimen key={family.id} family={family} sample={shown} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
