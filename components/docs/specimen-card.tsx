"use client";

import { Braces, Play } from "lucide-react";
import { useEffect, useId, useMemo, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { useNearWindow } from "@/components/ui/use-near-window";
import { type Specimen, type SpecimenGround, specimenState } from "@/lib/poster/catalogue/specimen-state";
import type { SpecimenPicture } from "./draw-specimen";

/** One entry: its picture, drawn when it comes near the window, its variants, and its state to take along. */
export function SpecimenCard(props: {
  readonly specimen: Specimen;
  readonly ground: SpecimenGround;
  readonly scale: number;
}) {
  const { specimen, ground, scale } = props;
  const [item, near] = useNearWindow<HTMLLIElement>("400px");
  const label = useId();
  const [variantId, setVariantId] = useState(specimen.variants[0]?.id);
  const [picture, setPicture] = useState<SpecimenPicture | null>(null);
  const [note, setNote] = useState("");
  const variant = specimen.variants.find(({ id }) => id === variantId) ?? specimen.variants[0];
  const state = useMemo(() => specimenState(ground, variant?.part ?? {}), [ground, variant]);

  useEffect(() => {
    if (!near) return;
    const mine = new AbortController();
    let address = "";
    void import("./draw-specimen")
      .then(({ drawSpecimen }) => drawSpecimen(state, scale, mine.signal))
      .then((drawn) => {
        if (!drawn) return;
        address = drawn.address;
        setPicture(drawn);
      })
      .catch((error: unknown) => setNote(error instanceof Error ? error.message : "It could not be drawn."));
    return () => {
      mine.abort();
      if (address) URL.revokeObjectURL(address);
      setPicture(null);
    };
  }, [near, state, scale]);

  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(state, null, 2));
    setNote("State copied");
  };
  const open = async () => {
    const answer = await fetch("/api/v1/state/encode", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ state }),
    });
    const { url, error } = (await answer.json()) as { url?: string; error?: string };
    if (url) window.location.assign(url);
    else setNote(error ?? "It could not be opened.");
  };

  return (
    <li ref={item} id={`entry-${specimen.id}`} data-drawn={picture !== null} className="flex flex-col gap-2">
      <div className="aspect-3/4 overflow-hidden rounded bg-raised">
        {picture && (
          // biome-ignore lint/performance/noImgElement: drawn in this page; there is nothing for an image server to do
          <img src={picture.address} alt={`${specimen.name}: ${variant?.name ?? ""}`} className="size-full" />
        )}
      </div>
      <h3 id={label} className="flex items-baseline justify-between gap-3 font-medium">
        {specimen.name} <code className="text-xs font-normal text-quiet">{specimen.id}</code>
      </h3>
      <p className="text-sm text-quiet">{specimen.description}</p>
      {picture?.warnings.map((warning) => (
        <p key={warning} className="text-sm text-danger">
          {warning}
        </p>
      ))}
      <div className="mt-auto flex items-center gap-2 pt-1">
        {specimen.variants.length > 1 && (
          <select
            aria-label={`Preset of ${specimen.name}`}
            value={variant?.id}
            onChange={(event) => setVariantId(event.target.value)}
            className="h-9 min-w-0 grow rounded-md border border-quiet bg-surface px-2 text-sm pointer-coarse:h-11"
          >
            {specimen.variants.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          className={buttonClass()}
          aria-label={`Copy the state of ${specimen.name}`}
          onClick={() => void copy().catch(() => setNote("The clipboard is closed; open the state instead."))}
        >
          <Braces size={16} aria-hidden />
        </button>
        <button
          type="button"
          className={buttonClass()}
          aria-label={`Open ${specimen.name}`}
          onClick={() => void open().catch(() => setNote("The server does not answer."))}
        >
          <Play size={16} aria-hidden />
        </button>
      </div>
      <p aria-live="polite" className="min-h-5 text-sm text-quiet">
        {note}
      </p>
    </li>
  );
}
