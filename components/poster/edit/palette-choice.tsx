"use client";

import { useId } from "react";
import { PALETTE_CATEGORIES } from "@/lib/poster/palettes/define-palette";
import { palettes } from "@/lib/poster/palettes/registry";

/** A palette, chosen by its colours. */
export function PaletteChoice(props: { readonly value: string; readonly onChange: (id: string) => void }) {
  const name = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-xs text-quiet">Palette</legend>
      <div className="grid max-h-56 grid-cols-2 gap-1 overflow-y-auto rounded border border-line p-1">
        {PALETTE_CATEGORIES.flatMap(({ id: category }) =>
          palettes.entries
            .filter((palette) => palette.category === category)
            .map((palette) => (
              <label
                key={palette.id}
                className="relative grid gap-1 rounded p-1 text-xs has-checked:bg-ground has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-text has-focus-visible:outline-2 has-focus-visible:outline-accent hover:bg-ground"
              >
                <input
                  type="radio"
                  name={name}
                  className="sr-only"
                  checked={palette.id === props.value}
                  onChange={() => props.onChange(palette.id)}
                />
                <span aria-hidden className="flex h-4 overflow-hidden rounded-sm border border-line">
                  {palette.colors.map((color, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a colour may stand in two places
                    <span key={at} className="grow" style={{ background: color }} />
                  ))}
                </span>
                <span className="truncate">{palette.name}</span>
              </label>
            )),
        )}
      </div>
    </fieldset>
  );
}
